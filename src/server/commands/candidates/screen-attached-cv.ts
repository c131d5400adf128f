import { joinUpload, lockManual } from "#db/candidates/candidate-change-queries.ts";
import { type CandidateRow, getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { findStoredFile } from "#db/files/file-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { copyDescription, getReadUpload, startWithSameVacancy } from "#commands/vacancies/reuse-vacancy.ts";

/**
 * The row entered by hand becomes a CV in its own upload of one, judged by what the opening asks for, and goes the way of every CV. A
 * second call finds it begun and changes nothing.
 */
export async function screenAttachedCv(
  deps: CommandDeps,
  ownerId: UserId,
  id: CandidateId,
  openingId: OpeningId | undefined,
): Promise<CandidateRow> {
  const plan = await asOwner(deps.db, ownerId, (tx) => planScreening(tx, ownerId, id, openingId));
  if (plan !== undefined) await begin(deps, ownerId, id, plan);
  return asOwner(deps.db, ownerId, (tx) => getCandidate(tx, ownerId, id));
}

interface Plan {
  upload: UploadRow;
  source: UploadRow;
}

/** Undefined where the screening has begun. */
async function planScreening(tx: Tx, ownerId: UserId, id: CandidateId, openingId: OpeningId | undefined) {
  const candidate = await getCandidate(tx, ownerId, id);
  if (candidate.bulk_upload_id !== null) return undefined;
  const file = await findStoredFile(tx, ownerId, "cv-uploads", candidate.cv_file_path);
  if (file === undefined) throw new AppError("no_cvs");
  const source = await getReadUpload(tx, ownerId, openingId);
  return { upload: await getUpload(tx, ownerId, file.upload_id), source };
}

async function begin(deps: CommandDeps, ownerId: UserId, id: CandidateId, { upload, source }: Plan) {
  try {
    const description = await copyDescription(deps, ownerId, source, upload);
    await asOwner(deps.db, ownerId, async (tx) => {
      const { bulk_upload_id } = await lockManual(tx, ownerId, id);
      if (bulk_upload_id !== null) return;
      await lockUpload(tx, ownerId, upload.id);
      const paths = { job_description_file_path: description, job_description_file_paths: [description] };
      await updateUpload(tx, ownerId, upload.id, paths);
      await joinUpload(tx, ownerId, id, upload.id);
      await startWithSameVacancy(tx, deps, ownerId, upload.id, source);
      await announce(tx, ownerId, [{ kind: "candidate.changed", upload_id: null, candidate_id: id }]);
    });
  } catch (error) {
    // The other of two clicks was faster.
    if (!(error instanceof AppError && error.code === "upload_already_started")) throw error;
  }
}
