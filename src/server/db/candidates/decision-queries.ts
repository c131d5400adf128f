import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { CandidateId, DecisionBatchId, UserId } from "#shared/ids.ts";
import { coverDecision } from "#shared/candidates/blind/cover-candidate.ts";
import type { Tx } from "#db/client.ts";
import { listBlindReadings } from "./blind-queries.ts";
import { auditLog } from "#db/operations/operation-schema.ts";
import { candidateDecisions } from "./decision-schema.ts";
import { candidates } from "./candidate-schema.ts";

export type StoredDecision = typeof candidateDecisions.$inferSelect;
export type NewDecision = Omit<typeof candidateDecisions.$inferInsert, "id" | "user_id" | "decided_at">;

/** Everything that was decided about a candidate, the first decision first. */
export async function listDecisions(tx: Tx, ownerId: UserId, candidateId: CandidateId): Promise<StoredDecision[]> {
  const { user_id, candidate_id, sequence } = candidateDecisions;
  return tx
    .select()
    .from(candidateDecisions)
    .where(and(eq(user_id, ownerId), eq(candidate_id, candidateId)))
    .orderBy(asc(sequence));
}

/** To be shown: those of a covered candidate are masked. */
export async function listShownDecisions(tx: Tx, ownerId: UserId, id: CandidateId): Promise<StoredDecision[]> {
  const made = await listDecisions(tx, ownerId, id);
  const covered = (await listBlindReadings(tx, ownerId, [id])).get(id);
  return covered === undefined ? made : made.map((row) => coverDecision(row, covered.reading));
}

/** The last row of each of these candidates; its `decision` is null where it was taken back. Who was never decided on is not in it. */
export async function listLastDecisions(
  tx: Tx,
  ownerId: UserId,
  ids: CandidateId[],
): Promise<Map<CandidateId, StoredDecision>> {
  const { user_id, candidate_id, sequence } = candidateDecisions;
  const rows = await tx
    .selectDistinctOn([candidate_id])
    .from(candidateDecisions)
    .where(and(eq(user_id, ownerId), inArray(candidate_id, ids)))
    .orderBy(candidate_id, desc(sequence));
  return new Map(rows.map((row) => [row.candidate_id, row]));
}

export async function listBatch(tx: Tx, ownerId: UserId, batchId: DecisionBatchId): Promise<StoredDecision[]> {
  const { user_id, batch_id } = candidateDecisions;
  return tx
    .select()
    .from(candidateDecisions)
    .where(and(eq(user_id, ownerId), eq(batch_id, batchId)));
}

/** What stood before the rows of this batch; a candidate without an earlier decision is not in it. */
export async function listDecisionsBefore(
  tx: Tx,
  ownerId: UserId,
  batchId: DecisionBatchId,
): Promise<Map<CandidateId, StoredDecision>> {
  const made = alias(candidateDecisions, "made");
  const isEarlier = and(
    eq(made.candidate_id, candidateDecisions.candidate_id),
    lt(candidateDecisions.sequence, made.sequence),
  );
  const rows = await tx
    .selectDistinctOn([candidateDecisions.candidate_id], getTableColumns(candidateDecisions))
    .from(candidateDecisions)
    .innerJoin(made, isEarlier)
    .where(and(eq(candidateDecisions.user_id, ownerId), eq(made.batch_id, batchId)))
    .orderBy(candidateDecisions.candidate_id, desc(candidateDecisions.sequence));
  return new Map(rows.map((row) => [row.candidate_id, row]));
}

export type Decidable = Awaited<ReturnType<typeof lockDecidable>>[number];

/** To the end of the transaction, in the order in which everybody takes several of these locks. */
export async function lockDecidable(tx: Tx, ownerId: UserId, ids: CandidateId[]) {
  const { id, bulk_upload_id, job_id, status, score, engine_version, findings, removed } = candidates;
  return tx
    .select({ id, bulk_upload_id, job_id, status, score, engine_version, findings, removed })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), inArray(id, ids)))
    .orderBy(asc(id))
    .for("update");
}

/** The rows, an entry of the audit log with the hash of each, and the present decision where lists look for it. */
export async function saveDecisions(tx: Tx, ownerId: UserId, rows: NewDecision[]): Promise<StoredDecision[]> {
  const saved = await tx
    .insert(candidateDecisions)
    .values(rows.map((row) => Object.assign({}, row, { user_id: ownerId })))
    .returning();
  const ids = saved.map(({ id }) => id);
  await tx.execute(
    sql`insert into ${auditLog} (user_id, action, subject_id, record_id, record_digest)
      select user_id, 'candidate_decided', candidate_id, id, decision_digest(decided)
      from candidate_decisions decided where id = any(${sql.param(ids)}::uuid[]) order by sequence`,
  );
  await tx.execute(
    sql`update bulk_analysis_results present
      set decision = made.decision, decision_reason = made.reason, decided_at = made.decided_at
      from candidate_decisions made
      where made.id = any(${sql.param(ids)}::uuid[]) and present.id = made.candidate_id and present.user_id = ${ownerId}`,
  );
  return saved;
}
