import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import { MAX_CVS } from "#shared/limits.ts";
import type { ScannedPage, Stage } from "#shared/screening/progress.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { tasks } from "./task-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { HOLDER_LOCK } from "#db/persistent-connection.ts";
import type { TaskId } from "./task.ts";

export type TaskRow = typeof tasks.$inferSelect;
export type LeasedTask = TaskRow & { lease_token: string };

/** A worker that sends no heartbeat for this long loses its lease. */
export const LEASE_SECONDS = 15;
// The clock of the database, never a worker's; and not now(), which stands still inside a transaction.
const leaseEnd = sql`clock_timestamp() + ${sql.raw(String(LEASE_SECONDS))} * interval '1 second'`;
/** More than an upload has CVs, so trials queue behind all accounts. */
const BEHIND_ACCOUNTS = 1000;
const noLease = { lease_token: null, lease_holder: null, lease_until: null };

export async function insertVacancyTask(tx: Tx, ownerId: UserId, uploadId: UploadId, priority: number) {
  return tx.insert(tasks).values({ user_id: ownerId, upload_id: uploadId, kind: "read_vacancy", priority }).returning();
}

/**
 * One task for each of the upload's CVs that still waits. The later a CV stands in its upload, the lower its priority among all users (fair
 * queueing).
 */
export async function insertCvTasks(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<TaskRow[]> {
  const waiting = await tx
    .select({ id: candidates.id, position: candidates.position })
    .from(candidates)
    .where(
      and(eq(candidates.user_id, ownerId), eq(candidates.bulk_upload_id, uploadId), eq(candidates.status, "pending")),
    );
  if (waiting.length === 0) return [];
  const [user] = await tx.select({ is_anonymous: users.is_anonymous }).from(users).where(eq(users.id, ownerId));
  const delay = user?.is_anonymous === true ? BEHIND_ACCOUNTS : 0;
  const rows = waiting.map(({ id, position }) => newCvTask(ownerId, uploadId, id, position + delay));
  return tx.insert(tasks).values(rows).onConflictDoNothing().returning();
}

/** Behind every CV that somebody has just sent. */
export async function insertKnownTasks(tx: Tx, ownerId: UserId, uploadId: UploadId, count: number): Promise<TaskRow[]> {
  if (count === 0) return [];
  const rows = Array.from({ length: count }, (_, position) => ({
    user_id: ownerId,
    upload_id: uploadId,
    kind: "judge_known" as const,
    priority: -MAX_CVS - position,
  }));
  return tx.insert(tasks).values(rows).returning();
}

export interface QueuedCv {
  id: CandidateId;
  uploadId: UploadId;
  position: number;
}

/** A new row instead of a reset one, so that a worker still on the old row fails its fencing check. */
export async function replaceCvTasks(tx: Tx, ownerId: UserId, cvs: QueuedCv[]): Promise<TaskRow[]> {
  if (cvs.length === 0) return [];
  const ids = cvs.map(({ id }) => id);
  await tx.delete(tasks).where(and(eq(tasks.user_id, ownerId), inArray(tasks.candidate_id, ids)));
  return tx
    .insert(tasks)
    .values(cvs.map(({ id, uploadId, position }) => newCvTask(ownerId, uploadId, id, position)))
    .returning();
}

export async function leaseTask(tx: Tx, id: TaskId, holder: number): Promise<LeasedTask | undefined> {
  const lease = { lease_token: sql`gen_random_uuid()`, lease_holder: holder, lease_until: leaseEnd };
  const [task] = await tx
    .update(tasks)
    .set({ state: "running", ...asColumns({ stage: "parsing" }), started_at: sql`clock_timestamp()`, ...lease })
    .where(and(eq(tasks.id, id), eq(tasks.state, "queued")))
    .returning();
  const token = task?.lease_token;
  return task === undefined || token === undefined || token === null ? undefined : { ...task, lease_token: token };
}

export interface TaskProgress {
  stage: Stage;
  page?: ScannedPage | undefined;
}

/** False if the lease is lost: the result must then be discarded. */
export async function extendLease(tx: Tx, ownerId: UserId, task: LeasedTask, progress: TaskProgress): Promise<boolean> {
  const extended = await tx
    .update(tasks)
    .set({ ...asColumns(progress), lease_until: leaseEnd })
    .where(isLeased(ownerId, task))
    .returning({ id: tasks.id });
  return extended.length === 1;
}

/** The fencing check: succeeds only for the holder of the present lease token, and once. With a failure the task is parked. */
export async function finishTask(tx: Tx, ownerId: UserId, task: LeasedTask, failure?: string): Promise<boolean> {
  const end =
    failure === undefined
      ? { state: "done" as const, stage: "finalizing" as const }
      : { state: "parked" as const, parked_at: sql`clock_timestamp()`, failure, failures: task.failures + 1 };
  const finished = await tx
    .update(tasks)
    .set({ ...end, ...noLease })
    .where(isLeased(ownerId, task))
    .returning({ id: tasks.id });
  return finished.length === 1;
}

/** A higher count if the task caused the failure; another lane if it needs one. */
export type TaskChange = Partial<Pick<TaskRow, "failures" | "crashes" | "lane">>;

/** Requeued, if the lease token still matches; undefined if the lease is lost. */
export async function giveBackTask(tx: Tx, ownerId: UserId, task: LeasedTask, change: TaskChange) {
  const [given] = await tx
    .update(tasks)
    .set({ state: "queued", ...change, ...noLease })
    .where(isLeased(ownerId, task))
    .returning();
  return given;
}

const isAbandoned = and(
  eq(tasks.state, "running"),
  sql`(${tasks.lease_until} < clock_timestamp() or not exists (
    select from pg_locks where locktype = 'advisory' and classid = ${sql.raw(String(HOLDER_LOCK))} and objid::bigint = ${tasks.lease_holder}
    and objsubid = 2 and granted and database = (select oid from pg_database where datname = current_database())))`,
);

/** Run as the system: back go the tasks whose lease ran out, or whose worker's connection to the database is gone (the process died). */
export async function reclaimAbandoned(tx: Tx): Promise<TaskRow[]> {
  return tx
    .update(tasks)
    .set({ state: "queued", ...noLease })
    .where(isAbandoned)
    .returning();
}

/** Run as the system, where no worker of this database lives: a restored backup. */
export async function reclaimAll(tx: Tx): Promise<TaskRow[]> {
  return tx
    .update(tasks)
    .set({ state: "queued", ...noLease })
    .where(ne(tasks.state, "done"))
    .returning();
}

/** Those that read files of the upload; CVs of others that its board judges go on when it is cancelled. */
export async function listOpenReadings(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<TaskId[]> {
  const open = and(eq(tasks.user_id, ownerId), eq(tasks.upload_id, uploadId), ne(tasks.state, "done"));
  const rows = await tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(open, ne(tasks.kind, "judge_known")));
  return rows.map((row) => row.id);
}

export async function listOpenTasks(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<TaskId[]> {
  const open = and(eq(tasks.user_id, ownerId), eq(tasks.upload_id, uploadId), ne(tasks.state, "done"));
  const rows = await tx.select({ id: tasks.id }).from(tasks).where(open);
  return rows.map((row) => row.id);
}

export async function findTaskOfCandidate(tx: Tx, ownerId: UserId, candidateId: CandidateId) {
  const [task] = await tx
    .select()
    .from(tasks)
    .where(and(eq(tasks.user_id, ownerId), eq(tasks.candidate_id, candidateId)));
  return task;
}

export async function requeueParked(tx: Tx, ownerId: UserId, id: TaskId): Promise<TaskRow[]> {
  return tx
    .update(tasks)
    .set({ state: "queued", failures: 0, crashes: 0, parked_at: null, failure: null })
    .where(and(eq(tasks.user_id, ownerId), eq(tasks.id, id), eq(tasks.state, "parked")))
    .returning();
}

/** Closes tasks from outside (skip, cancel): a worker that holds one fails its fencing check. */
export async function closeTasks(tx: Tx, ownerId: UserId, ids: TaskId[]) {
  if (ids.length === 0) return;
  await tx
    .update(tasks)
    .set({ state: "done", parked_at: null, ...noLease })
    .where(and(eq(tasks.user_id, ownerId), inArray(tasks.id, ids)));
}

function asColumns({ stage, page }: TaskProgress) {
  return { stage, page_number: page?.number ?? null, page_count: page?.of ?? null };
}

function newCvTask(ownerId: UserId, uploadId: UploadId, candidateId: CandidateId, position: number) {
  return {
    user_id: ownerId,
    upload_id: uploadId,
    candidate_id: candidateId,
    kind: "screen_cv" as const,
    priority: -position,
  };
}

function isLeased(ownerId: UserId, task: LeasedTask) {
  return and(
    eq(tasks.id, task.id),
    eq(tasks.user_id, ownerId),
    eq(tasks.lease_token, task.lease_token),
    eq(tasks.state, "running"),
  );
}
