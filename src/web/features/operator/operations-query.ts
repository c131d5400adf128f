import { queryOptions } from "@tanstack/react-query";
import { fetcher } from "#lib/api/api-client.ts";

const LOOK_AGAIN_MS = 5000;

export function operationsQuery() {
  return queryOptions({
    queryKey: ["operations"],
    queryFn: fetcher("operations", {}),
    refetchInterval: LOOK_AGAIN_MS,
  });
}
