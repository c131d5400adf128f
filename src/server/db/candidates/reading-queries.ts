import { and, eq, inArray, sql } from "drizzle-orm";
import type { OpenedEvidence } from "#shared/candidates/decision.ts";
import type { CandidateId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { reportReadings } from "./decision-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

export type Reading = Pick<typeof reportReadings.$inferSelect, "minutes" | "opened">;

/**
 * The present minute of the database's clock is counted once, however often it is told and from how many tabs. Answers what was
 * known before with its row locked, so that two tabs add their quotes one after the other.
 */
export async function countMinute(tx: Tx, ownerId: UserId, candidateId: CandidateId): Promise<Reading> {
  const { minutes, last_minute, opened } = reportReadings;
  const minute = sql`date_trunc('minute', now())`;
  return tx
    .insert(reportReadings)
    .values({ candidate_id: candidateId, user_id: ownerId })
    .onConflictDoUpdate({
      target: reportReadings.candidate_id,
      set: {
        minutes: sql`${minutes} + case when ${last_minute} < ${minute} then 1 else 0 end`,
        last_minute: sql`greatest(${last_minute}, ${minute})`,
      },
    })
    .returning({ minutes, opened })
    .then(firstOrThrow);
}

export async function saveOpened(tx: Tx, ownerId: UserId, candidateId: CandidateId, opened: OpenedEvidence[]) {
  await tx
    .update(reportReadings)
    .set({ opened })
    .where(and(eq(reportReadings.user_id, ownerId), eq(reportReadings.candidate_id, candidateId)));
}

export async function listReadings(tx: Tx, ownerId: UserId, ids: CandidateId[]): Promise<Map<CandidateId, Reading>> {
  const { candidate_id, user_id, minutes, opened } = reportReadings;
  const rows = await tx
    .select({ candidate_id, minutes, opened })
    .from(reportReadings)
    .where(and(eq(user_id, ownerId), inArray(candidate_id, ids)));
  return new Map(rows.map((row) => [row.candidate_id, row]));
}
