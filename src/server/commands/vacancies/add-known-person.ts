import { copyAge, copyCandidate } from "#db/candidates/candidate-copy-queries.ts";
import { copyPerson } from "#db/candidates/person-queries.ts";
import { getCandidate } from "#db/candidates/candidate-queries.ts";
import { asOwner, type Tx } from "#db/client.ts";
import { getStoredFile } from "#db/files/file-queries.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { saveText } from "#db/screening/cv-text-queries.ts";
import { saveJudgements } from "#db/screening/judgement-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { lockRankingOf } from "#db/screening/ranking-queries.ts";
import { getUpload, lockUpload, updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import { copyCriteria, listCriteria } from "#db/vacancies/criteria-queries.ts";
import { applyForOpening } from "#db/vacancies/opening-queries.ts";
import { findSameInRanking, listConsidered } from "#db/vacancies/consideration-queries.ts";
import { findText, type KeptText } from "#db/vacancies/known-people-queries.ts";
import { getOpening } from "#db/vacancies/opening-page-queries.ts";
import { rankAgain } from "#pipeline/screening/finish-upload.ts";
import { asUnjudged, asVacancy } from "#pipeline/screening/judge-known.ts";
import type { JudgedAgain } from "#pipeline/reader/reader-messages.ts";
import { AppError } from "#shared/errors.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";
import { documentEnding, storagePath } from "#shared/screening/upload.ts";
import { storeFile } from "#commands/files/store-file.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { createUpload } from "#commands/screening/create-upload.ts";
import { eraseUpload } from "#pipeline/housekeeping/erase.ts";
import { copyDescription, getReadUpload } from "./reuse-vacancy.ts";

interface Added {
  source: UploadRow;
  text: KeptText;
  filePath: string;
}

/**
 * Somebody known becomes an applicant: what was read out of the CV is copied with the file and judged by the present board; no file
 * is read, and nothing is charged. Copies come first and the applicant in one transaction, under the ranking's lock; a person
 * who is already among the applicants is not added again, so the second press changes nothing.
 */
export async function addKnownPerson(
  deps: CommandDeps,
  ownerId: UserId,
  openingId: OpeningId,
  candidateId: CandidateId,
): Promise<{ candidate_id: CandidateId }> {
  const found = await asOwner(deps.db, ownerId, (tx) => prepare(tx, ownerId, openingId, candidateId));
  if ("known" in found) return { candidate_id: found.known };
  const judged = await judge(deps, ownerId, found);
  const { upload, path, description } = await copyFiles(deps, ownerId, found);
  const added = await asOwner(deps.db, ownerId, async (tx) => {
    await lockRankingOf(tx, ownerId, [found.source.id]);
    const known = await findSameInRanking(tx, ownerId, found.source.id, candidateId);
    if (known !== undefined) return { isNew: false, id: known };
    const source = await getUpload(tx, ownerId, found.source.id);
    if (source.board_version !== found.source.board_version) throw new AppError("board_changed");
    await joinAsEnded(tx, source, upload, openingId, { path, description });
    await copyAge(tx, ownerId, candidateId, upload.id);
    const id = await copyCandidate(tx, ownerId, candidateId, { uploadId: upload.id, openingId, path });
    await saveText(tx, ownerId, id, found.text.kept);
    const unranked = judged.map(({ id: _id, left, ...judgement }) => ({
      id,
      judgement,
      left,
      place: null,
      rank: null,
    }));
    await saveJudgements(tx, ownerId, unranked);
    await applyForOpening(tx, ownerId, id);
    await rankAgain(tx, await lockUpload(tx, ownerId, upload.id));
    await audit(tx, ownerId, "known_person_added", openingId);
    await announce(tx, ownerId, [{ kind: "upload.changed", upload_id: upload.id }]);
    await copyPerson(tx, ownerId, candidateId, id);
    return { isNew: true, id };
  });
  if (!added.isNew) await eraseUpload(deps, ownerId, upload.id);
  return { candidate_id: added.id };
}

async function prepare(tx: Tx, ownerId: UserId, openingId: OpeningId, candidateId: CandidateId) {
  // Added by name, the person would be known among the covered ones.
  if ((await getOpening(tx, ownerId, openingId)).is_blind) throw new AppError("covered");
  const source = await getReadUpload(tx, ownerId, openingId);
  const { cv_file_path: filePath, is_covered } = await getCandidate(tx, ownerId, candidateId);
  // The copy would be shown by name.
  if (is_covered) throw new AppError("covered");
  const known = await findSameInRanking(tx, ownerId, source.id, candidateId);
  if (known !== undefined) return { known };
  const considered = await listConsidered(tx, ownerId, source.id);
  const text = await findText(tx, ownerId, candidateId);
  if (text === undefined || !considered.includes(candidateId)) throw new AppError("not_considered");
  return { source, text, filePath };
}

async function judge({ db, boardJudge }: CommandDeps, ownerId: UserId, { source, text }: Added): Promise<JudgedAgain> {
  const rows = await asOwner(db, ownerId, (tx) => listCriteria(tx, ownerId, source.id));
  if (source.vacancy === null) throw new AppError("upload_incomplete");
  const vacancy = asVacancy(source.vacancy, rows);
  return boardJudge.judge(ownerId, { vacancy, added: vacancy }, [asUnjudged(text)]);
}

/** Copies, so that neither vacancy needs the other. An upload that nothing came of is removed after a day. */
async function copyFiles(deps: CommandDeps, ownerId: UserId, { source, filePath }: Added) {
  const bucket = "cv-uploads";
  const file = await asOwner(deps.db, ownerId, (tx) => getStoredFile(tx, ownerId, bucket, filePath));
  const { id } = await createUpload(deps, ownerId, { total_cvs: 0, isOpenEnded: true, source: "known_people" });
  const upload = await asOwner(deps.db, ownerId, (tx) => getUpload(tx, ownerId, id));
  const place = { userId: ownerId, uploadId: id, position: 1, at: Date.parse(upload.created_at) };
  const path = storagePath(bucket, place, documentEnding(file.path));
  const bytes = await deps.storage.stream(file.storage_key);
  await storeFile(deps, ownerId, { bucket, path, fileName: file.file_name, bytes });
  return { upload, path, description: await copyDescription(deps, ownerId, source, upload) };
}

/** As a delivery of one CV that is through. */
async function joinAsEnded(
  tx: Tx,
  source: UploadRow,
  { id, user_id: ownerId }: UploadRow,
  job_id: OpeningId,
  { path, description }: { path: string; description: string },
) {
  const { vacancy, shortlist_count, shortlist_percentage, board_version } = source;
  await updateUpload(tx, ownerId, id, {
    vacancy,
    shortlist_count,
    shortlist_percentage,
    board_version,
    job_id,
    ranking_id: source.ranking_id ?? source.id,
    job_description_file_path: description,
    job_description_file_paths: [description],
    cv_file_paths: [path],
    total_cvs: 1,
    status: "completed",
  });
  await copyCriteria(tx, ownerId, source.id, id);
}
