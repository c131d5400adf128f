import { and, count, eq, inArray, sql } from "drizzle-orm";
import type { CandidateId, UploadId, UserId } from "#shared/ids.ts";
import type { Plan } from "#shared/billing/plan.ts";
import type { Tx } from "#db/client.ts";
import { candidates } from "#db/candidates/candidate-schema.ts";
import { uploads } from "#db/screening/screening-schema.ts";
import { usageLedger } from "./billing-schema.ts";
import { users } from "#db/account/account-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

const UNSETTLED = ["pending", "analyzing"] as const;

/** Somebody on trial has a limit of another kind: one upload. */
export interface PlanHolder {
  plan: Plan;
  isOnTrial: boolean;
}

/** Locks the owner's row, so that concurrent charges are counted one after the other. */
export async function lockPlan(tx: Tx, ownerId: UserId): Promise<PlanHolder> {
  return tx
    .select({ plan: users.plan, isOnTrial: users.is_anonymous })
    .from(users)
    .where(eq(users.id, ownerId))
    .for("no key update")
    .then(firstOrThrow);
}

/**
 * When the reset date has passed, the next one that lies ahead, whole months later. Only forward: a clock that is set back
 * finds the date ahead, and two that come at once find that the first has moved it.
 */
export async function advancePeriod(tx: Tx, ownerId: UserId) {
  const date = users.resume_count_reset_date;
  const passed = sql`age(now(), ${date})`;
  const months = sql`12 * extract(year from ${passed}) + extract(month from ${passed}) + 1`;
  await tx
    .update(users)
    .set({ resume_count_reset_date: sql`${date} + make_interval(months => (${months})::int)` })
    .where(and(eq(users.id, ownerId), sql`${date} <= now()`));
}

/** Taken in this period, and held by what is being screened. */
export async function countUnits(tx: Tx, ownerId: UserId): Promise<number> {
  const [taken] = await tx
    .select({ units: count() })
    .from(usageLedger)
    .innerJoin(users, eq(users.id, usageLedger.user_id))
    .where(and(eq(usageLedger.user_id, ownerId), eq(usageLedger.period, users.resume_count_reset_date)));
  const [held] = await tx
    .select({ units: count() })
    .from(candidates)
    .innerJoin(uploads, eq(uploads.id, candidates.bulk_upload_id))
    .where(
      and(
        eq(candidates.user_id, ownerId),
        inArray(candidates.status, [...UNSETTLED]),
        // Shown already, an upload may still wait for a late scan.
        inArray(uploads.status, ["analyzing", "completed"]),
      ),
    );
  return (taken?.units ?? 0) + (held?.units ?? 0);
}

/** Of an upload: who was read, could not be or is locked, and is not screened again by a new start. */
export async function countSettled(tx: Tx, ownerId: UserId, uploadId: UploadId): Promise<number> {
  const isOfUpload = and(eq(candidates.user_id, ownerId), eq(candidates.bulk_upload_id, uploadId));
  return tx.$count(candidates, and(isOfUpload, inArray(candidates.status, ["completed", "error", "locked"])));
}

/**
 * Once per CV for ever: a CV screened again, or a completion that runs twice, takes no second unit. Each uploaded file is one
 * unit, also when its content repeats that of another: it was read and judged, and both are shown, each naming the other.
 */
export async function chargeOnce(tx: Tx, ownerId: UserId, candidateId: CandidateId, uploadId: UploadId) {
  const period = sql`(select ${users.resume_count_reset_date} from ${users} where ${users.id} = ${ownerId})`;
  await tx
    .insert(usageLedger)
    .values({ candidate_id: candidateId, user_id: ownerId, upload_id: uploadId, period })
    .onConflictDoNothing();
}
