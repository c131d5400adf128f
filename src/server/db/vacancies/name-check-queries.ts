import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { CandidateId, OpeningId, UploadId, UserId } from "#shared/ids.ts";
import type { NameCheck } from "#shared/vacancies/fairness.ts";
import type { Tx } from "#db/client.ts";
import type { TaskId } from "#db/queue/task.ts";
import { judgedInRanking } from "#db/screening/ranking-queries.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { cvTexts } from "#db/screening/screening-schema.ts";
import type { Portion } from "./known-people-queries.ts";
import { nameChecks } from "./vacancy-schema.ts";

type StoredCheck = typeof nameChecks.$inferSelect;

/** Everybody who was judged for the vacancy. */
export async function listJudged(tx: Tx, ownerId: UserId, uploadId: UploadId) {
  const { id, email_key, decision, is_shortlisted } = candidates;
  return tx
    .select({ id, email_key, decision, is_shortlisted })
    .from(candidates)
    .where(judgedInRanking(ownerId, uploadId));
}

type NewCheck = Pick<StoredCheck, "job_id" | "engine_version" | "board_version" | "names" | "cvs">;

export async function insertCheck(tx: Tx, ownerId: UserId, check: NewCheck, portions: Portion[]) {
  const ofTask = Object.fromEntries(portions.map(({ taskId, ids }) => [taskId, ids]));
  // Without anybody to check it has ended.
  const finished_at = portions.length === 0 ? sql`now()` : null;
  await tx.insert(nameChecks).values({ ...check, user_id: ownerId, portions: ofTask, finished_at });
}

/** A check whose tasks are gone, because its upload was cancelled or erased, is not running any more. */
const isRunning = sql<boolean>`exists (select from tasks where tasks.state in ('queued', 'running')
  and tasks.id::text in (select jsonb_object_keys(${nameChecks.portions})))`;

export async function findRunning(tx: Tx, ownerId: UserId, id: OpeningId): Promise<NameCheck["running"]> {
  const [running] = await tx
    .select({
      cvs: nameChecks.cvs,
      started_at: nameChecks.started_at,
      waiting: sql<number>`(select coalesce(sum(jsonb_array_length(ids)), 0)::int from jsonb_each(${nameChecks.portions}) as portion (task, ids))`,
    })
    .from(nameChecks)
    .where(and(ofOpening(ownerId, id), isNull(nameChecks.finished_at), isRunning))
    .orderBy(desc(nameChecks.started_at))
    .limit(1);
  return running ? { cvs: running.cvs, checked: running.cvs - running.waiting, started_at: running.started_at } : null;
}

export async function findLastCheck(tx: Tx, ownerId: UserId, id: OpeningId): Promise<NameCheck["last"]> {
  const [last] = await tx
    .select()
    .from(nameChecks)
    .where(and(ofOpening(ownerId, id), isNotNull(nameChecks.finished_at)))
    .orderBy(desc(nameChecks.finished_at))
    .limit(1);
  return last?.finished_at ? { ...last, finished_at: last.finished_at } : null;
}

export async function isOfCheck(tx: Tx, ownerId: UserId, taskId: TaskId): Promise<boolean> {
  const rows = await tx.select({ id: nameChecks.id }).from(nameChecks).where(hasPortion(ownerId, taskId));
  return rows.length > 0;
}

/** The texts of a portion, as they were written down. */
export async function listPortionTexts(
  tx: Tx,
  ownerId: UserId,
  taskId: TaskId,
): Promise<{ id: CandidateId; kept: string }[]> {
  const isOfTask = sql`${cvTexts.candidate_id}::text in (
    select jsonb_array_elements_text(${nameChecks.portions}->${taskId}::text) from ${nameChecks} where ${nameChecks.user_id} = ${ownerId})`;
  return tx
    .select({ id: cvTexts.candidate_id, kept: sql<string>`${cvTexts.kept}::text` })
    .from(cvTexts)
    .where(and(eq(cvTexts.user_id, ownerId), isOfTask));
}

interface CheckedPortion {
  checked: number;
  pairs: number;
  moved: number;
  largest: number;
}

/** In the task's completing transaction, so each portion is added once. With the last one the check has ended. */
export async function addPortion(tx: Tx, ownerId: UserId, taskId: TaskId, portion: CheckedPortion) {
  const { portions, left_out, pairs, moved, largest } = nameChecks;
  await tx
    .update(nameChecks)
    .set({
      portions: sql`${portions} - ${taskId}::text`,
      left_out: sql`${left_out} + jsonb_array_length(${portions}->${taskId}::text) - ${portion.checked}::int`,
      pairs: sql`${pairs} + ${portion.pairs}`,
      moved: sql`${moved} + ${portion.moved}`,
      largest: sql`greatest(${largest}, ${portion.largest}::int)`,
      finished_at: sql`case when ${portions} - ${taskId}::text = '{}' then now() end`,
    })
    .where(hasPortion(ownerId, taskId));
}

function hasPortion(ownerId: UserId, taskId: TaskId) {
  return and(eq(nameChecks.user_id, ownerId), sql`${nameChecks.portions} ? ${taskId}::text`);
}

const ofOpening = (ownerId: UserId, id: OpeningId) => and(eq(nameChecks.user_id, ownerId), eq(nameChecks.job_id, id));
