import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";

const LOOK_AGAIN_MS = 5000;

export function operationsQuery() {
  return queryOptions({
    queryKey: ["operations"],
    queryFn: ({ signal }) => call("operations", {}, { signal }),
    refetchInterval: LOOK_AGAIN_MS,
  });
}
