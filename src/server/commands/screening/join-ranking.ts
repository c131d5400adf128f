import type { Tx } from "#db/client.ts";
import { copyCriteria, listCriteria } from "#db/vacancies/criteria-queries.ts";
import { dropStoredFile } from "#db/files/file-queries.ts";
import { findSameVacancy, listKnownCvs, lockRankingOf, shareShortlistSize } from "#db/screening/ranking-queries.ts";
import { updateUpload, type UploadRow } from "#db/screening/upload-queries.ts";
import type { UploadId, UserId } from "#shared/ids.ts";

/**
 * Part of the transaction that starts an upload, under its lock. One for a job description that was read before takes the criteria
 * as they are weighed now and is ranked with the CVs before it, in one shortlist of the size asked for last. One whose criteria were
 * changed by hand before its start stands alone. An upload started again has its ranking already.
 */
export async function joinRanking(tx: Tx, upload: UploadRow): Promise<UploadRow> {
  const { id, user_id: ownerId } = upload;
  if (upload.ranking_id !== null || upload.board !== null || upload.status !== "uploaded") return upload;
  const source = await findSameVacancy(tx, upload);
  if (source === undefined) return upload;
  await lockRankingOf(tx, ownerId, [source.id]);
  if (upload.vacancy === null) await copyCriteria(tx, ownerId, source.id, id);
  else if (!(await asksTheSame(tx, ownerId, source.id, id))) return upload;
  const joined = await updateUpload(tx, ownerId, id, {
    ranking_id: source.ranking_id ?? source.id,
    vacancy: upload.vacancy ?? source.vacancy,
    board_version: source.board_version,
  });
  await shareShortlistSize(tx, joined);
  return joined;
}

async function asksTheSame(tx: Tx, ownerId: UserId, left: UploadId, right: UploadId): Promise<boolean> {
  const [ours, theirs] = [await listCriteria(tx, ownerId, left), await listCriteria(tx, ownerId, right)];
  return JSON.stringify(ours) === JSON.stringify(theirs);
}

/**
 * The same CV for the same vacancy is one row and one unit, however often it is sent: its copies leave the upload, which keeps their
 * names to tell them. Their stored objects are removed by housekeeping, which finds them without a row.
 */
export async function leaveOutKnown(tx: Tx, upload: UploadRow): Promise<UploadRow> {
  const { id, user_id: ownerId, cv_file_paths } = upload;
  const known = await listKnownCvs(tx, ownerId, id, cv_file_paths);
  if (known.length === 0) return upload;
  for (const { path } of known) await dropStoredFile(tx, ownerId, "cv-uploads", path);
  const left = new Set(known.map(({ path }) => path));
  const paths = cv_file_paths.filter((path) => !left.has(path));
  return updateUpload(tx, ownerId, id, {
    cv_file_paths: paths,
    total_cvs: paths.length,
    known_cvs: [...upload.known_cvs, ...known.map(({ file_name }) => file_name)],
  });
}
