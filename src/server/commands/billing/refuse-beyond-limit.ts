import type { Tx } from "#db/client.ts";
import { advancePeriod, countUnits, lockPlan } from "#db/billing/usage-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { screeningLimit } from "#shared/billing/plan.ts";

/**
 * Enforces the plan's limit inside the transaction that accepts CVs. It locks the owner's row until commit, so that concurrent uploads are
 * counted one after the other.
 */
export async function refuseBeyondLimit(tx: Tx, ownerId: UserId, wanted: number) {
  const { plan, isOnTrial } = await lockPlan(tx, ownerId);
  const limit = isOnTrial ? null : screeningLimit(plan);
  if (limit === null) return;
  await advancePeriod(tx, ownerId);
  const left = Math.max(0, limit - (await countUnits(tx, ownerId)));
  if (wanted > left)
    throw new AppError("limit_reached", { message: `${left} of ${limit} screenings are left this month.` });
}
