import { asOwner, asSystem, becomeOwner, type Tx } from "#db/client.ts";
import { listStoredFiles } from "#db/files/file-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { lockIfTrial } from "#db/account/trial-queries.ts";
import { shareShortlistSize } from "#db/screening/ranking-queries.ts";
import {
  getUpload,
  lockUpload,
  updateUpload,
  type LockedUpload,
  type UploadValues,
} from "#db/screening/upload-queries.ts";
import { rankAgain } from "#pipeline/screening/finish-upload.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Bucket, Upload, UploadChange } from "#shared/screening/upload.ts";
import { askToConfirmLead } from "#commands/account/ask-to-confirm-lead.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { parseStoredPath } from "#commands/files/stored-path.ts";

/** Sets, never adds: the same change twice is the same change. Another preference makes a finished shortlist anew. */
export async function changeUpload(
  deps: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  change: UploadChange,
  client: ClientInfo,
): Promise<Upload> {
  const { email } = change;
  if (email === undefined) return asOwner(deps.db, ownerId, (tx) => apply(tx, ownerId, id, change));
  const known = await asOwner(deps.db, ownerId, (tx) => refuseSecondLead(tx, ownerId, id, email));
  return asSystem(deps.db, async (tx) => {
    if (!known) await askToConfirmLead(tx, deps, { ownerId, uploadId: id, email }, client);
    await becomeOwner(tx, ownerId);
    return apply(tx, ownerId, id, change);
  });
}

async function apply(tx: Tx, ownerId: UserId, id: UploadId, change: UploadChange): Promise<Upload> {
  const upload = await lockUpload(tx, ownerId, id);
  const files = pathValues(upload, change);
  if (Object.keys(files).length > 0 && upload.status !== "uploaded") throw new AppError("upload_already_started");
  const values = {
    ...files,
    ...preferenceValues(change),
    ...contactValues(change),
    ...firstLookValues(upload, change),
    ...(change.left_out && { left_out: change.left_out }),
  };
  const paths = [...(files.job_description_file_paths ?? []), ...(files.cv_file_paths ?? [])];
  const stored = await listStoredFiles(tx, ownerId, id, paths);
  if (stored.length < new Set(paths).size)
    throw new AppError("upload_incomplete", { message: "A named file has not been stored." });
  if (Object.keys(values).length === 0) return await getUpload(tx, ownerId, id);
  const updated = await updateUpload(tx, ownerId, id, values);
  if (updated.status === "completed" && "shortlist_count" in values) {
    await shareShortlistSize(tx, updated);
    await rankAgain(tx, updated);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: id }]);
  }
  return updated;
}

/** True when it is the address given before. Only a trial has one to give: an account's is its own. */
async function refuseSecondLead(tx: Tx, ownerId: UserId, id: UploadId, email: string): Promise<boolean> {
  const upload = await getUpload(tx, ownerId, id);
  const isFree = upload.email === null && (await lockIfTrial(tx, ownerId));
  if (!isFree && upload.email !== email) throw new AppError("invalid_request", { field: "email" });
  return !isFree;
}

function contactValues({ email, tell_when_done }: UploadChange): UploadValues {
  return { ...(email !== undefined && { email }), ...(tell_when_done !== undefined && { tell_when_done }) };
}

function firstLookValues({ status }: LockedUpload, { first_look }: UploadChange): UploadValues {
  if (first_look === undefined) return {};
  if (status !== "uploaded" && status !== "cancelled") throw new AppError("upload_already_started");
  return { first_look };
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
