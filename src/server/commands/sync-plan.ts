import { audit } from "#db/audit-queries.ts";
import { type Asking, findBilling, type ReadState, takeTurn, writeState } from "#db/billing-queries.ts";
import { asSystem, becomeOwner } from "#db/client.ts";
import { dropExportLinks } from "#db/export-link-queries.ts";
import { announce } from "#db/live-event-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isPro, type Plan, planOf } from "#shared/plan.ts";
import type { CommandDeps } from "./command-deps.ts";
import { openLocked } from "./locked-cvs.ts";

export type PlanDeps = Pick<CommandDeps, "db" | "payments" | "queue" | "publicUrl">;

/**
 * The plan becomes what the payment provider's present state gives, whatever was heard before and in whatever order. No
 * transaction is open while the provider is asked: each asking takes a number before it, and an answer is written unless that
 * of a later asking was. Twice is the same as once.
 */
export async function syncPlan(deps: PlanDeps, userId: UserId): Promise<Plan> {
  const asking = await asSystem(deps.db, (tx) => takeTurn(tx, userId));
  if (asking === undefined) throw new AppError("not_found");
  if (asking.customerId === null) return asking.plan;
  await write(deps, asking, await readState(deps, asking.customerId));
  const now = await asSystem(deps.db, (tx) => findBilling(tx, userId));
  if (now === undefined) throw new AppError("not_found");
  return now.plan;
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

async function write(deps: PlanDeps, asking: Asking, state: ReadState) {
  await asSystem(deps.db, async (tx) => {
    const before = await writeState(tx, asking, state);
    if (before === undefined) return;
    if (before !== state.plan) await audit(tx, asking.userId, "plan_changed");
    if (!isPro(state.plan)) await dropExportLinks(tx, asking.userId);
    await becomeOwner(tx, asking.userId);
    if (isPro(state.plan)) await openLocked(tx, deps, asking.userId);
    await announce(tx, asking.userId, [{ kind: "plan.changed" }]);
  });
}
