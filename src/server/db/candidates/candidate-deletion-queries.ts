import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { lockRankingOf } from "#db/screening/ranking-queries.ts";
import { candidates, idempotencyKeys, liveEvents, storedFiles, tasks, uploads } from "#db/schema.ts";
import type { TaskId } from "#db/queue/task.ts";
import type { LockedUpload } from "#db/screening/upload-queries.ts";

export type DeletedCandidate = Pick<
  typeof candidates.$inferSelect,
  "id" | "bulk_upload_id" | "cv_file_path" | "file_name"
>;

export async function listToDelete(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<DeletedCandidate[]> {
  const { id, bulk_upload_id, cv_file_path, file_name } = candidates;
  return tx
    .select({ id, bulk_upload_id, cv_file_path, file_name })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(id, ids)));
}

/** Which of these the owner had and deleted, as far as announcements are kept. */
export async function listDeletedOfLate(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<CandidateId[]> {
  const { rows } = await tx.execute<{ id: CandidateId }>(
    sql`select distinct deleted::uuid as id from ${liveEvents}, jsonb_array_elements_text(${liveEvents.event}->'candidate_ids') deleted
      where ${liveEvents.user_id} = ${ownerId} and ${liveEvents.event}->>'kind' = 'candidate.deleted'
      and deleted::uuid = any(${sql.param(ids)}::uuid[])`,
  );
  return rows.map(({ id }) => id);
}

/** In the order in which everybody takes several of these locks. */
export async function lockUploads(tx: Tx, ownerId: UserId, ids: UploadId[]): Promise<LockedUpload[]> {
  if (ids.length === 0) return [];
  await lockRankingOf(tx, ownerId, ids);
  const { id, user_id, status, announced_cvs, shortlist_count, shortlist_percentage, board_version } = uploads;
  return tx
    .select({ id, user_id, status, announced_cvs, shortlist_count, shortlist_percentage, board_version })
    .from(uploads)
    .where(and(eq(user_id, ownerId), inArray(id, ids)))
    .orderBy(asc(id))
    .for("update");
}

export async function listTasksOf(tx: Tx, ownerId: UserId, rows: DeletedCandidate[]): Promise<TaskId[]> {
  const ids = rows.map(({ id }) => id);
  const found = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.user_id, ownerId), inArray(tasks.candidate_id, ids)));
  return found.map(({ id }) => id);
}

export interface Deleted {
  ids: CandidateId[];
  storageKeys: string[];
}

/**
 * With their tasks and applications, the rows of their files, and the uploads that a CV attached by hand waits in. Answers who went
 * by this, and the keys of the stored objects.
 */
export async function deleteWithFiles(tx: Tx, ownerId: UserId, rows: DeletedCandidate[]): Promise<Deleted> {
  const paths = rows.map(({ cv_file_path }) => cv_file_path);
  const ids = rows.map(({ id }) => id);
  const gone = await tx
    .delete(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids)))
    .returning({ id: candidates.id });
  const isTheirs = and(eq(storedFiles.bucket, "cv-uploads"), inArray(storedFiles.path, paths));
  const files = await tx
    .delete(storedFiles)
    .where(and(eq(storedFiles.user_id, ownerId), isTheirs))
    .returning({ key: storedFiles.storage_key, uploadId: storedFiles.upload_id });
  const waiting = files.map(({ uploadId }) => uploadId);
  // Every other upload of a candidate has been started.
  await tx
    .delete(uploads)
    .where(and(eq(uploads.user_id, ownerId), inArray(uploads.id, waiting), eq(uploads.status, "uploaded")));
  return { ids: gone.map(({ id }) => id), storageKeys: files.map(({ key }) => key) };
}

/** An upload that is started again must not wait for files that are gone. */
export async function forgetPaths(tx: Tx, ownerId: UserId, uploadIds: UploadId[], paths: string[]) {
  if (uploadIds.length === 0) return;
  const left = sql`array(select path from unnest(${uploads.cv_file_paths}) with ordinality as list (path, place)
    where path <> all(${sql.param(paths)}::text[]) order by place)`;
  await tx
    .update(uploads)
    .set({ cv_file_paths: left, total_cvs: sql`cardinality(${left})` })
    .where(and(eq(uploads.user_id, ownerId), inArray(uploads.id, uploadIds)));
}

/**
 * Names that were kept beside the candidates: of copies that were left out of later uploads, and in the answers to calls that may come
 * again. Such a call is refused where it was an import, and adds the person anew where it was an entry by hand.
 */
export async function forgetNames(tx: Tx, ownerId: UserId, rows: DeletedCandidate[]) {
  const names = sql`${sql.param(rows.map(({ file_name }) => file_name))}::text[]`;
  const uploadIds = rows.map(({ bulk_upload_id }) => bulk_upload_id);
  // A copy is left out of its own ranking only, and that is locked.
  const isRankedWithThem = sql`coalesce(${uploads.ranking_id}, ${uploads.id}) = any(array(select coalesce(ranking_id, id)
    from bulk_file_uploads where user_id = ${ownerId} and id = any(${sql.param(uploadIds)}::uuid[])))`;
  const told = await tx
    .update(uploads)
    .set({ known_cvs: sql`array(select name from unnest(${uploads.known_cvs}) name where name <> all(${names}))` })
    .where(and(eq(uploads.user_id, ownerId), isRankedWithThem, sql`${uploads.known_cvs} && ${names}`))
    .returning({ id: uploads.id });
  const answered = [...uploadIds, ...told.map(({ id }) => id)];
  const { answer, user_id } = idempotencyKeys;
  const isOfThem = sql`(${answer}->>'id' = any(${sql.param(rows.map(({ id }) => id))}::text[])
    or ${answer}->>'upload_id' = any(${sql.param(answered)}::text[]))`;
  await tx.delete(idempotencyKeys).where(and(eq(user_id, ownerId), isOfThem));
}
