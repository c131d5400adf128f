import { skipToken } from "@tanstack/react-query";
import type { UploadId } from "#shared/ids.ts";
import { uploadKey } from "./screening-queries.ts";
import { apiQuery } from "./api-query.ts";

/** Which language model is configured, what it takes for a CV, and what it has taken in this month. */
export function modelUsageQuery() {
  return apiQuery(["model-usage"], "modelUsage", {});
}

/** Under the upload's key: its end is announced, and with it what was spent. */
export function modelEstimateQuery(id: UploadId | undefined) {
  return apiQuery([...uploadKey, "model-estimate", id], "modelEstimate", id ? { params: { id } } : skipToken);
}
