import { audit } from "#db/audit-queries.ts";
import { type BillingState, findBilling, type ReadState, writeState } from "#db/billing-queries.ts";
import { asSystem, becomeOwner } from "#db/client.ts";
import { announce } from "#db/live-event-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { type Plan, planOf } from "#shared/plan.ts";
import type { CommandDeps } from "./command-deps.ts";

const MAX_ATTEMPTS = 5;

/**
 * The plan becomes what the payment provider's present state gives, whatever was heard before and in whatever order. No
 * transaction is open while the provider is asked: the state is written only if none was written since the asking began, or
 * asked for again. Twice is the same as once.
 */
export async function syncPlan(deps: Pick<CommandDeps, "db" | "payments">, userId: UserId): Promise<Plan> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const before = await asSystem(deps.db, (tx) => findBilling(tx, userId));
    if (before === undefined) throw new AppError("not_found");
    if (before.customerId === null) return before.plan;
    const state = await readState(deps, before.customerId);
    if (await write(deps, before, state)) return state.plan;
  }
  throw new AppError("unavailable", { message: "The plan changes too fast to be read." });
}

async function readState({ payments }: Pick<CommandDeps, "payments">, customerId: string): Promise<ReadState> {
  const subscription = await payments.findSubscription(customerId);
  return {
    plan: planOf(subscription?.status),
    subscriptionId: subscription?.id ?? null,
    status: subscription?.status ?? null,
    endsAt: subscription?.endsAt ?? null,
  };
}

async function write({ db }: Pick<CommandDeps, "db">, before: BillingState, state: ReadState) {
  return asSystem(db, async (tx) => {
    if (!(await writeState(tx, before, state))) return false;
    if (before.plan !== state.plan) await audit(tx, before.userId, "plan_changed");
    await becomeOwner(tx, before.userId);
    await announce(tx, before.userId, [{ kind: "plan.changed" }]);
    return true;
  });
}
