import { and, count, desc, eq, max, sql } from "drizzle-orm";
import { callCandidate } from "#shared/candidates/call-candidate.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateId, OpeningId, UserId } from "#shared/ids.ts";
import type { DecidedAction } from "#shared/vacancies/opening-page.ts";
import { coverRows } from "#db/candidates/blind-queries.ts";
import type { Tx } from "#db/client.ts";
import { candidateDecisions } from "#db/candidates/decision-schema.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";

const ACTIONS = { advance: "advanced", hold: "put_on_hold", decline: "declined" } as const;

/** What was decided in a vacancy, the newest first: one entry for each press, which names the candidate where it was one. */
export async function listOpeningDecisions(tx: Tx, ownerId: UserId, id: OpeningId, most: number) {
  const { user_id, job_id, batch_id, candidate_id, decision, undoes, decided_by, decided_at, sequence } =
    candidateDecisions;
  const pressed = await tx
    .select({
      decision,
      undoes,
      by: decided_by,
      at: sql<string>`max(${decided_at})`.mapWith(decided_at),
      cvs: count(),
      one: sql<CandidateId>`(array_agg(${candidate_id}))[1]`,
    })
    .from(candidateDecisions)
    .where(and(eq(user_id, ownerId), eq(job_id, id)))
    .groupBy(batch_id, decision, undoes, decided_by)
    .orderBy(desc(max(sequence)))
    .limit(most);
  const names = await listNames(
    tx,
    ownerId,
    pressed.filter(({ cvs }) => cvs === 1).map(({ one }) => one),
  );
  return pressed.map(({ by, at, cvs, one, ...made }) => ({
    action: actionOf(made),
    by,
    at,
    cvs,
    candidate: cvs === 1 ? (names.get(one) ?? null) : null,
  }));
}

function actionOf({ decision, undoes }: { decision: Decision | null; undoes: string | null }): DecidedAction {
  return decision === null || undoes !== null ? "took_back" : ACTIONS[decision];
}

/** Of covered candidates the number that they are shown by. */
async function listNames(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<Map<CandidateId, string>> {
  const { id, candidate_name, file_name } = candidates;
  const rows = await tx
    .select({ id, candidate_name, file_name })
    .from(candidates)
    .where(and(eq(candidates.user_id, ownerId), sql`${id} = any(${sql.param(ids)}::uuid[])`));
  return new Map((await coverRows(tx, ownerId, rows)).map((row) => [row.id, callCandidate(row)]));
}
