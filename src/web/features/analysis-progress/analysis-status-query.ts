import { queryOptions } from "@tanstack/react-query";
import { call } from "#lib/api/api-client.ts";
import { statusKey } from "#lib/api/screening-queries.ts";
import type { UploadId } from "#shared/ids.ts";
import { STATUS_POLL_MS } from "#shared/limits.ts";
import type { AnalysisStatus } from "#shared/screening/progress.ts";

export function analysisStatusQuery(uploadId: UploadId) {
  return queryOptions({
    queryKey: [...statusKey, uploadId],
    queryFn: ({ signal }) => call("analysisStatus", { body: { batchId: uploadId } }, { signal }),
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : STATUS_POLL_MS),
    // People leave the tab while it works; it should be done when they come back.
    refetchIntervalInBackground: true,
    // A cut connection should show at once, and the server may be reached where the internet is not.
    networkMode: "always",
    // The next poll is the retry. A figure of an earlier visit is not shown again.
    retry: false,
    gcTime: 0,
  });
}

/** A shortlist may stand before its last scans are read. */
function isOver({ percent, current, total, error }: AnalysisStatus) {
  return error !== null || (percent >= 100 && current >= total);
}
