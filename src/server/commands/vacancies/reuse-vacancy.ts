import { asOwner, type Tx } from "#db/client.ts";
import { copyCriteria } from "#db/vacancies/criteria-queries.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { linkUpload } from "#db/vacancies/opening-queries.ts";
import { lockRankingOf } from "#db/screening/ranking-queries.ts";
import { findReadUpload, getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { enqueueWaitingCvs } from "#pipeline/queue/enqueue.ts";
import { finishWhenLast } from "#pipeline/screening/finish-upload.ts";
import { AppError } from "#shared/errors.ts";
import type { OpeningId, UploadId, UserId } from "#shared/ids.ts";
import { descriptionEnding, storagePath } from "#shared/screening/upload.ts";
import { setWithinPlan } from "./change-opening.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { markStarted } from "#commands/screening/start-screening.ts";
import { storeFile } from "#commands/files/store-file.ts";

/** The newest screening of the opening, or of any: its job description is the one that others are judged by, too. */
export async function getReadUpload(tx: Tx, ownerId: UserId, openingId: OpeningId | undefined): Promise<UploadRow> {
  const source = await findReadUpload(tx, ownerId, openingId);
  if (source !== undefined) return source;
  throw new AppError(openingId === undefined ? "no_opening" : "not_found");
}

/** A copy, so that neither upload needs the other. Twice replaces it by itself. Answers its path. */
export async function copyDescription(deps: CommandDeps, ownerId: UserId, source: UploadRow, to: UploadRow) {
  const bucket = "job-descriptions";
  const file = await asOwner(deps.db, ownerId, (tx) =>
    getStoredFile(tx, ownerId, bucket, source.job_description_file_path),
  );
  const place = { userId: ownerId, uploadId: to.id, position: 1, at: Date.parse(to.created_at) };
  const path = storagePath(bucket, place, descriptionEnding(file.path));
  const bytes = await deps.storage.stream(file.storage_key);
  await storeFile(deps, ownerId, { bucket, path, fileName: file.file_name, bytes });
  return path;
}

/**
 * Starts an upload with the criteria of another as they are weighed now: later candidates are measured alike, and nothing is
 * read twice. Under the upload's lock and once, because the upload is started by it.
 */
export async function startWithSameVacancy(
  tx: Tx,
  deps: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  source: UploadRow,
): Promise<void> {
  await lockRankingOf(tx, ownerId, [source.id]);
  const { vacancy, job_id, shortlist_count, shortlist_percentage, board_version } = source;
  if (job_id === null) throw new Error("An upload whose job description was read has no opening.");
  const ranking_id = source.ranking_id ?? source.id;
  await updateUpload(tx, ownerId, id, { vacancy, shortlist_count, shortlist_percentage, ranking_id, board_version });
  await copyCriteria(tx, ownerId, source.id, id);
  await markStarted(tx, await getUpload(tx, ownerId, id));
  await setWithinPlan(tx, ownerId, job_id, "active");
  await linkUpload(tx, ownerId, id, job_id);
  await enqueueWaitingCvs(tx, deps.queue, ownerId, id);
  // Every CV may have been known to the ranking.
  await finishWhenLast(tx, deps, await lockUpload(tx, ownerId, id));
}
