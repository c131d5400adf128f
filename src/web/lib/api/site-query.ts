import { queryOptions } from "@tanstack/react-query";
import { call } from "./api-client.ts";

/** Who answers for this installation, and whether it counts its visitors. */
export function siteQuery() {
  return queryOptions({
    queryKey: ["site"],
    queryFn: ({ signal }) => call("site", {}, { signal }),
    staleTime: Infinity,
  });
}
