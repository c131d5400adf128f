import { and, count, desc, eq, inArray, isNotNull, ne, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Place } from "#shared/candidates/candidate.ts";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { storedFiles } from "#db/files/file-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { uploads } from "./screening-schema.ts";
import type { UploadRow } from "./upload-queries.ts";

/** A CV that a worker has or will have. */
export const hasOpenTask = sql`exists (select from ${tasks}
  where ${tasks.candidate_id} = ${candidates.id} and ${tasks.state} in ('queued', 'running'))`;

const ranking = sql`coalesce(${uploads.ranking_id}, ${uploads.id})`;

/** Condition on a column of upload ids: the uploads that are ranked together with this one, itself among them. */
export function isRankedWith(column: SQLWrapper, ownerId: UserId, id: UploadId): SQL {
  return sql`${column} in (select together.id from bulk_file_uploads together
    where together.user_id = ${ownerId} and coalesce(together.ranking_id, together.id) =
      (select coalesce(one.ranking_id, one.id) from bulk_file_uploads one where one.id = ${id} and one.user_id = ${ownerId}))`;
}

/** The candidates of all its uploads. */
export function ofRanking(ownerId: UserId, id: UploadId) {
  return and(eq(candidates.user_id, ownerId), isRankedWith(candidates.bulk_upload_id, ownerId, id));
}

export function judgedInRanking(ownerId: UserId, id: UploadId) {
  return and(ofRanking(ownerId, id), eq(candidates.status, "completed"));
}

/** To the end of the transaction, before the lock of an upload's row: two uploads of one ranking end one after the other. */
export async function lockRankingOf(tx: Tx, ownerId: UserId, ids: UploadId[]) {
  if (ids.length === 0) return;
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(held.ranking::text, 0)) from (
      select distinct ${ranking} as ranking from ${uploads}
      where ${uploads.user_id} = ${ownerId} and ${inArray(uploads.id, ids)} order by ranking) held`,
  );
}

/** The newest other upload for which this very job description was read. */
export async function findSameVacancy(tx: Tx, upload: UploadRow): Promise<UploadRow | undefined> {
  const { user_id: ownerId, id } = upload;
  const own = sql`(select own.sha256 from stored_files own
    where own.bucket = 'job-descriptions' and own.path = ${upload.job_description_file_path})`;
  const isItsDescription = and(
    eq(storedFiles.bucket, "job-descriptions"),
    eq(storedFiles.path, uploads.job_description_file_path),
    eq(storedFiles.sha256, own),
  );
  const [found] = await tx
    .select({ upload: uploads })
    .from(uploads)
    .innerJoin(storedFiles, isItsDescription)
    .where(
      and(
        eq(uploads.user_id, ownerId),
        ne(uploads.id, id),
        isNotNull(uploads.vacancy),
        inArray(uploads.status, ["analyzing", "completed", "cancelled"]),
      ),
    )
    .orderBy(desc(uploads.created_at))
    .limit(1);
  return found?.upload;
}

export interface KnownCv {
  path: string;
  file_name: string;
  /** Under which name the ranking has it. */
  known_as: string;
}

/**
 * Of these stored files of the upload, those whose very bytes its ranking has from another upload: read, being read or locked. What
 * could not be read is tried again. A file that has its row already is never among them.
 */
export async function listKnownCvs(tx: Tx, ownerId: UserId, id: UploadId, paths: string[]): Promise<KnownCv[]> {
  if (paths.length === 0) return [];
  const { rows } = await tx.execute<KnownCv & Record<string, unknown>>(
    sql`select distinct on (given.path) given.path, given.file_name, known.file_name as known_as
      from stored_files given
      join stored_files same on same.user_id = given.user_id and same.sha256 = given.sha256 and same.bucket = 'cv-uploads'
      join bulk_analysis_results known on known.user_id = given.user_id and known.cv_file_path = same.path
      where given.user_id = ${ownerId} and given.upload_id = ${id} and given.bucket = 'cv-uploads'
        and given.path = any(${sql.param(paths)}::text[]) and known.status <> 'error' and known.bulk_upload_id <> ${id}
        and ${isRankedWith(sql`known.bulk_upload_id`, ownerId, id)}
        and not exists (select from bulk_analysis_results own where own.user_id = given.user_id and own.cv_file_path = given.path)
      order by given.path`,
  );
  return rows;
}

/** Still to be read or being judged again, in any upload of the ranking. */
export async function countUnfinishedInRanking(tx: Tx, ownerId: UserId, id: UploadId): Promise<number> {
  const [row] = await tx
    .select({ open: count() })
    .from(candidates)
    .innerJoin(uploads, eq(uploads.id, candidates.bulk_upload_id))
    .where(
      and(
        ofRanking(ownerId, id),
        or(inArray(candidates.status, ["pending", "analyzing"]), hasOpenTask),
        inArray(uploads.status, ["analyzing", "completed"]),
      ),
    );
  return row?.open ?? 0;
}

/** The length of the shortlist belongs to the ranking: the size given last holds for all of its uploads. */
export async function shareShortlistSize(
  tx: Tx,
  {
    id,
    user_id,
    shortlist_count,
    shortlist_percentage,
  }: Pick<UploadRow, "id" | "user_id" | "shortlist_count" | "shortlist_percentage">,
) {
  await tx
    .update(uploads)
    .set({ shortlist_count, shortlist_percentage })
    .where(and(eq(uploads.user_id, user_id), ne(uploads.id, id), isRankedWith(uploads.id, user_id, id)));
}

/** The places of these candidates among all who are ranked with them; who has none is not in it. */
export async function listPlaces(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<Map<CandidateId, Place>> {
  if (ids.length === 0) return new Map();
  const { rows } = await tx.execute<Place & { id: CandidateId }>(
    sql`select own.id, own.ranking_place as rank, counted.ranked as of, counted.shortlisted as shortlist
      from bulk_analysis_results own join bulk_file_uploads upload on upload.id = own.bulk_upload_id
      cross join lateral (
        select count(*) filter (where one.ranking_place is not null)::int as ranked,
          count(*) filter (where one.is_shortlisted)::int as shortlisted
        from bulk_file_uploads together join bulk_analysis_results one on one.bulk_upload_id = together.id
        where together.user_id = ${ownerId}
          and coalesce(together.ranking_id, together.id) = coalesce(upload.ranking_id, upload.id)
      ) counted
      where own.user_id = ${ownerId} and own.id = any(${sql.param(ids)}::uuid[]) and own.ranking_place is not null`,
  );
  return new Map(rows.map(({ id, ...place }) => [id, place]));
}
