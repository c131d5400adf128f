import { queryOptions } from "@tanstack/react-query";
import { fetcher } from "./api-client.ts";

/** Who answers for this installation, and whether it counts its visitors. */
export function siteQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: fetcher("site", {}),
    staleTime: Infinity,
  });
}
