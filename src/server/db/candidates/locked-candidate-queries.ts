import { and, asc, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import { type CandidateRow, searchByFile } from "./candidate-queries.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "./candidate-schema.ts";
import { tasks } from "#db/queue/task-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { usageLedger } from "#db/billing/billing-schema.ts";
import type { TaskId } from "#db/queue/task.ts";

/** Of these uploads, those that hold a unit, the last to be kept open first: who is not judged yet, then who is judged worst. */
export async function pickBeyond(tx: Tx, ownerId: UserId, uploadIds: UploadId[], howMany: number) {
  const holdsUnit = inArray(candidates.status, ["pending", "analyzing", "completed"]);
  const rows = await tx
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(candidates.bulk_upload_id, uploadIds), holdsUnit))
    .orderBy(sql`${candidates.score} nulls first`, desc(candidates.position))
    .limit(howMany);
  return rows.map(({ id }) => id);
}

export async function listTasksOfCandidates(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<TaskId[]> {
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.user_id, ownerId), inArray(tasks.candidate_id, ids)));
  return rows.map(({ id }) => id);
}

/**
 * The rows are made anew with what says where they belong, and nothing else: a judgement that is not there cannot be shown, counted,
 * sorted by or exported by anybody. Whatever hung on the old rows (tasks, applications, answers of a model) goes with them.
 */
export async function lockCandidates(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  const isIt = and(eq(candidates.user_id, ownerId), inArray(candidates.id, ids));
  const gone = await tx.delete(candidates).where(isIt).returning();
  await tx.insert(candidates).values(gone.map(asLocked));
}

function asLocked(row: CandidateRow) {
  const { id, user_id, bulk_upload_id, position, file_name, cv_file_path, created_at, job_id, notes } = row;
  const { blind_number, revealed_at } = row;
  const kept = { id, user_id, bulk_upload_id, position, file_name, cv_file_path, created_at, job_id, notes };
  return { ...kept, blind_number, revealed_at, status: "locked" as const, search_text: searchByFile(file_name) };
}

/** Run as the system: no unit is taken for what nobody may see. */
export async function refundUnits(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  await tx.delete(usageLedger).where(and(eq(usageLedger.user_id, ownerId), inArray(usageLedger.candidate_id, ids)));
}

/** Uploads with locked CVs that could be screened now, in the order in which everybody takes several of their locks. */
export async function listLockedUploads(tx: Tx, ownerId: UserId): Promise<UploadId[]> {
  const rows = await tx
    .selectDistinct({ id: uploads.id })
    .from(candidates)
    .innerJoin(uploads, eq(uploads.id, candidates.bulk_upload_id))
    .where(and(eq(candidates.user_id, ownerId), eq(candidates.status, "locked"), isNotNull(uploads.vacancy)))
    .orderBy(asc(uploads.id));
  return rows.map(({ id }) => id);
}

/** They wait for their screening like any CV. Answers who was locked. */
export async function unlockCandidates(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<CandidateId[]> {
  const isLocked = and(eq(candidates.bulk_upload_id, uploadId), eq(candidates.status, "locked"));
  const rows = await tx
    .update(candidates)
    .set({ status: "pending" })
    .where(and(eq(candidates.user_id, ownerId), isLocked))
    .returning({ id: candidates.id });
  return rows.map(({ id }) => id);
}
