import { isDeepStrictEqual } from "node:util";
import { audit } from "#db/operations/audit-queries.ts";
import { insertCandidates } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { deleteCriteria } from "#db/vacancies/criteria-queries.ts";
import { listStoredFiles } from "#db/files/file-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { countSettled } from "#db/billing/usage-queries.ts";
import { enqueueVacancy } from "#pipeline/queue/enqueue.ts";
import type { CriteriaFileRow } from "#shared/vacancies/criteria-file.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Upload } from "#shared/screening/upload.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { joinRanking, leaveOutKnown } from "./join-ranking.ts";
import { pickEvenly } from "./pick-evenly.ts";
import { refuseProtected } from "#commands/vacancies/preview-board.ts";
import { refuseBeyondLimit } from "#commands/billing/refuse-beyond-limit.ts";
import { mayStartAnother } from "#commands/account/trials.ts";

/**
 * In one transaction under the upload's lock: a second start finds it begun and changes nothing. A board is kept with the upload
 * by the same transaction; without one the criteria are read from the job description.
 */
export async function startScreening(
  { db, queue }: CommandDeps,
  ownerId: UserId,
  id: UploadId,
  board?: CriteriaFileRow[],
): Promise<Upload> {
  if (board !== undefined) refuseProtected(board);
  return asOwner(db, ownerId, async (tx) => {
    const mayStart = await mayStartAnother(tx, ownerId);
    await lockUpload(tx, ownerId, id);
    const upload = await getUpload(tx, ownerId, id);
    if (upload.status !== "uploaded" && upload.status !== "cancelled") return upload;
    if (upload.status === "uploaded" && !mayStart) throw new AppError("trial_used");
    const started = await markStarted(tx, board === undefined ? upload : await setBoard(tx, upload, board));
    await enqueueVacancy(tx, queue, ownerId, id);
    return started;
  });
}

/** A screening that was cancelled may be started again with another board only as long as no CV was judged by the former. */
async function setBoard(tx: Tx, upload: UploadRow, board: CriteriaFileRow[]): Promise<UploadRow> {
  const { id, user_id: ownerId } = upload;
  if (isDeepStrictEqual(upload.board, board)) return upload;
  if (upload.vacancy !== null) {
    if ((await countSettled(tx, ownerId, id)) > 0) throw new AppError("criteria_in_use");
    await deleteCriteria(tx, ownerId, id);
  }
  return updateUpload(tx, ownerId, id, { board, vacancy: null });
}

/**
 * Candidates, status, audit and announcement; which task comes first is the caller's to say, in the same transaction. Where
 * somebody looks at a few first, the others have no candidate yet, and take no unit.
 */
export async function markStarted(tx: Tx, asked: UploadRow): Promise<UploadRow> {
  const { id, user_id: ownerId } = asked;
  const names = await findFileNames(tx, asked);
  const upload = await leaveOutKnown(tx, await joinRanking(tx, asked));
  const all = upload.cv_file_paths.map((cv_file_path, position) => ({
    bulk_upload_id: id,
    position,
    cv_file_path,
    file_name: names.get(cv_file_path) ?? cv_file_path,
  }));
  // Of a handful there is nothing to look at first.
  const first_look = (upload.first_look ?? all.length) < all.length ? upload.first_look : null;
  const rows = first_look === null ? all : pickEvenly(all, first_look);
  await refuseBeyondLimit(tx, ownerId, rows.length - (await countSettled(tx, ownerId, id)));
  await insertCandidates(tx, ownerId, rows);
  await audit(tx, ownerId, "screening_started", id);
  await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: id }]);
  return updateUpload(tx, ownerId, id, { status: "analyzing", error_message: null, first_look });
}

async function findFileNames(tx: Tx, upload: UploadRow): Promise<Map<string, string>> {
  const { job_description_file_path: description, cv_file_paths: cvs } = upload;
  if (description === "") throw new AppError("no_job_description");
  if (cvs.length === 0) throw new AppError("no_cvs");
  const stored = await listStoredFiles(tx, upload.user_id, upload.id, [description, ...cvs]);
  if (stored.length !== cvs.length + 1) throw new AppError("upload_incomplete");
  return new Map(stored.map(({ path, file_name }) => [path, file_name]));
}
