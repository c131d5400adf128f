import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import type { UploadId } from "#shared/ids.ts";

/** A start that is repeated changes nothing, so it may be asked for like a reading. */
export function startScreeningQuery(bulkUploadId: UploadId) {
  return queryOptions({
    queryKey: ["start-screening", bulkUploadId],
    queryFn: () => call("startScreening", { body: { bulkUploadId } }),
    staleTime: Infinity,
    gcTime: 0,
  });
}
