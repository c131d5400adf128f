import { asOwner } from "#db/client.ts";
import { listStoredFiles } from "#db/file-queries.ts";
import { getUpload, lockUpload, updateUpload, type LockedUpload, type UploadValues } from "#db/upload-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Bucket, Upload, UploadChange } from "#shared/upload.ts";
import type { CommandDeps } from "./command-deps.ts";
import { parseStoredPath } from "./stored-path.ts";

/** Sets, never adds: the same change twice is the same change. Refused once the screening has begun. */
export async function changeUpload(
  { db }: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  change: UploadChange,
): Promise<Upload> {
  return asOwner(db, ownerId, async (tx) => {
    const upload = await lockUpload(tx, ownerId, id);
    if (upload.status !== "uploaded") throw new AppError("upload_already_started");
    const values = { ...pathValues(upload, change), ...preferenceValues(change) };
    const paths = [...(values.job_description_file_paths ?? []), ...(values.cv_file_paths ?? [])];
    const stored = await listStoredFiles(tx, ownerId, id, paths);
    if (stored.length < new Set(paths).size)
      throw new AppError("upload_incomplete", { message: "A named file has not been stored." });
    if (Object.keys(values).length === 0) return await getUpload(tx, ownerId, id);
    return await updateUpload(tx, ownerId, id, values);
  });
}

function pathValues(upload: LockedUpload, change: UploadChange): UploadValues {
  const only = change.job_description_file_path;
  const descriptions = change.job_description_file_paths ?? (only === undefined ? undefined : [only]);
  const cvs = change.cv_file_paths === undefined ? undefined : [...new Set(change.cv_file_paths)];
  for (const path of descriptions ?? []) refuseForeignPath(upload, "job-descriptions", path);
  for (const path of cvs ?? []) refuseForeignPath(upload, "cv-uploads", path);
  return {
    ...(descriptions && { job_description_file_paths: descriptions, job_description_file_path: descriptions[0] ?? "" }),
    ...(cvs && { cv_file_paths: cvs, total_cvs: cvs.length }),
  };
}

function refuseForeignPath(upload: LockedUpload, bucket: Bucket, path: string) {
  if (parseStoredPath(upload.user_id, bucket, path).uploadId !== upload.id) throw new AppError("not_found");
}

/** Exactly one of the two is kept. */
function preferenceValues({ shortlist_count: count, shortlist_percentage: percentage }: UploadChange): UploadValues {
  if (count != null && percentage != null)
    throw new AppError("invalid_request", {
      field: "shortlist_percentage",
      message: "Give a count or a percentage, not both.",
    });
  if (count === undefined && percentage === undefined) return {};
  return { shortlist_count: count ?? null, shortlist_percentage: percentage ?? null };
}
