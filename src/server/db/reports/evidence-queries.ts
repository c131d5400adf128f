import { sql } from "drizzle-orm";
import type { Tx } from "#db/client.ts";
import type { CandidateId, DecisionId } from "#shared/ids.ts";
import type { LogHead, Seal } from "#shared/reports/evidence-pack.ts";

/** Of the owner's own candidate: the function's migration says what it may look past. */
export async function listSeals(tx: Tx, candidateId: CandidateId): Promise<Map<DecisionId, Seal>> {
  const { rows } = await tx.execute<Seal & { decision_id: DecisionId }>(
    sql`select decision_id, sealed_text, digest, entry_text, place::int as place, seal_before, seal
      from list_decision_seals(${candidateId})`,
  );
  return new Map(rows.map(({ decision_id, ...seal }) => [decision_id, seal]));
}

export async function readLogHead(tx: Tx): Promise<LogHead> {
  const { rows } = await tx.execute<LogHead & Record<string, unknown>>(
    sql`select place::int as place, seal from read_log_head()`,
  );
  const [head] = rows;
  if (head === undefined) throw new Error("The audit log is empty, though somebody has signed in.");
  return head;
}
