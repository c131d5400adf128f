import { asOwner } from "#db/client.ts";
import { advancePeriod, countUnits } from "#db/billing/usage-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import type { PlanRecord } from "#shared/account/account.ts";
import type { UserId } from "#shared/ids.ts";
import { screeningLimit } from "#shared/billing/plan.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** The first read after the reset date starts the new period; later reads find it started. */
export async function readPlan({ db }: Pick<CommandDeps, "db">, ownerId: UserId): Promise<PlanRecord> {
  return asOwner(db, ownerId, async (tx) => {
    await advancePeriod(tx, ownerId);
    const { id, email, plan, resume_count_reset_date, subscription_status, subscription_ends_at } = await getUser(
      tx,
      ownerId,
    );
    const monthly_resume_count = await countUnits(tx, ownerId);
    const limit = screeningLimit(plan);
    const remaining = limit === null ? null : Math.max(0, limit - monthly_resume_count);
    return {
      id,
      email,
      plan,
      monthly_resume_count,
      remaining,
      resume_count_reset_date,
      subscription_status,
      subscription_ends_at,
    };
  });
}
