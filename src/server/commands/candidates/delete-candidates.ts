import { auditEach } from "#db/operations/audit-queries.ts";
import {
  type DeletedCandidate,
  deleteWithFiles,
  forgetNames,
  forgetPaths,
  listDeletedOfLate,
  listTasksOf,
  listToDelete,
  lockUploads,
} from "#db/candidates/candidate-deletion-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import type { LockedUpload } from "#db/screening/upload-queries.ts";
import { discardObjects } from "#pipeline/housekeeping/discard-objects.ts";
import { finishWhenLast, rankAgain } from "#pipeline/screening/finish-upload.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

export type DeletionDeps = Pick<CommandDeps, "db" | "queue" | "storage" | "publicUrl" | "log">;

/**
 * Rows, messages, ranks, audit and announcement in one transaction under the locks of the uploads; the stored objects after its commit, and
 * where that fails, by housekeeping. A worker on one of these CVs fails its fencing check. Used units stay used. All or none: an id that is
 * not the owner's refuses the whole call. One the owner deleted within a day is done already.
 */
export async function deleteCandidates(deps: DeletionDeps, ownerId: UserId, ids: CandidateId[]) {
  const { db, queue } = deps;
  const storageKeys = await asOwner(db, ownerId, async (tx) => {
    const rows = await listOwn(tx, ownerId, ids);
    if (rows.length === 0) return [];
    const uploadIds = [...new Set(rows.flatMap(({ bulk_upload_id }) => bulk_upload_id ?? []))];
    const uploads = await lockUploads(tx, ownerId, uploadIds);
    await queue.remove(tx, await listTasksOf(tx, ownerId, rows));
    const gone = await deleteWithFiles(tx, ownerId, rows);
    // Somebody else's call was a moment faster.
    if (gone.ids.length === 0) return gone.storageKeys;
    await forgetPaths(
      tx,
      ownerId,
      uploadIds,
      rows.map(({ cv_file_path }) => cv_file_path),
    );
    await forgetNames(tx, ownerId, rows);
    await auditEach(tx, ownerId, "candidates_deleted", gone.ids);
    for (const upload of uploads) await renumberRanks(tx, deps, upload);
    await announce(tx, ownerId, [{ kind: "candidate.deleted", candidate_ids: gone.ids }]);
    return gone.storageKeys;
  });
  await discardObjects(deps, storageKeys);
}

async function listOwn(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<DeletedCandidate[]> {
  const rows = await listToDelete(tx, ownerId, ids);
  const there = new Set(rows.map(({ id }) => id));
  const missing = [...new Set(ids)].filter((id) => !there.has(id));
  if (missing.length === 0) return rows;
  const gone = await listDeletedOfLate(tx, ownerId, missing);
  if (gone.length < missing.length) throw new AppError("not_found");
  return rows;
}

/** Those who are left move up; where only deleted CVs were waited for, the screening ends. */
async function renumberRanks(tx: Tx, deps: DeletionDeps, upload: LockedUpload) {
  const { id: upload_id, user_id: ownerId, status } = upload;
  if (status === "analyzing") await finishWhenLast(tx, deps, upload);
  if (status !== "completed") return;
  const moved = await rankAgain(tx, upload);
  const changes = moved.map((candidate_id): LiveEvent => ({ kind: "candidate.changed", upload_id, candidate_id }));
  await announce(tx, ownerId, [{ kind: "upload.changed", upload_id }, ...changes]);
}
