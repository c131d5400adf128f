import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { candidateDecisions } from "#db/schema.ts";

export type StoredDecision = typeof candidateDecisions.$inferSelect;

/** Everything that was decided about a candidate, the first decision first. */
export async function listDecisions(tx: Tx, ownerId: UserId, candidateId: CandidateId): Promise<StoredDecision[]> {
  const { user_id, candidate_id, sequence } = candidateDecisions;
  return tx
    .select()
    .from(candidateDecisions)
    .where(and(eq(user_id, ownerId), eq(candidate_id, candidateId)))
    .orderBy(asc(sequence));
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
