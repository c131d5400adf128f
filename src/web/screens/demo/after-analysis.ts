import type { UploadId } from "#shared/ids.ts";

/** Where a finished screening leads. */
export function pathAfterAnalysis(id: UploadId) {
  return `/shortlist?bulk_upload_id=${id}`;
}
