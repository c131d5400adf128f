import { queryOptions, skipToken } from "@tanstack/react-query";
import type { UploadId } from "#shared/ids.ts";
import { fetcher } from "./api-client.ts";
import { uploadKey } from "./screening-queries.ts";

/** Which language model is configured, what it takes for a CV, and what it has taken in this month. */
export function modelUsageQuery() {
  return queryOptions({ queryKey: ["model-usage"], queryFn: fetcher("modelUsage", {}) });
}

/** Under the upload's key: its end is announced, and with it what was spent. */
export function modelEstimateQuery(id: UploadId | undefined) {
  return queryOptions({
    queryKey: [...uploadKey, "model-estimate", id],
    queryFn: id ? fetcher("modelEstimate", { params: { id } }) : skipToken,
  });
}
