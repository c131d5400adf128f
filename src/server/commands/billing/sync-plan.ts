import { audit } from "#db/operations/audit-queries.ts";
import { type BillingSync, findBilling, type ReadState, beginSync, writeState } from "#db/billing/billing-queries.ts";
import { asSystem, becomeOwner } from "#db/client.ts";
import { dropExportLinks } from "#db/reports/export-link-queries.ts";
import { announce } from "#db/screening/live-event-queries.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isPro, type Plan, planOf } from "#shared/billing/plan.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { unlockCvs } from "./locked-cvs.ts";

export type PlanDeps = Pick<CommandDeps, "db" | "payments" | "queue" | "publicUrl">;

/**
 * Sets the plan to the payment provider's present state, independent of the order of events. No transaction is open during the call: each
 * sync takes a number first, and its answer is written unless a later sync has written already. Idempotent.
 */
export async function syncPlan(deps: PlanDeps, userId: UserId): Promise<Plan> {
  const sync = await asSystem(deps.db, (tx) => beginSync(tx, userId));
  if (sync === undefined) throw new AppError("not_found");
  if (sync.customerId === null) return sync.plan;
  await write(deps, sync, await readState(deps, sync.customerId));
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

async function write(deps: PlanDeps, sync: BillingSync, state: ReadState) {
  await asSystem(deps.db, async (tx) => {
    const before = await writeState(tx, sync, state);
    if (before === undefined) return;
    if (before !== state.plan) await audit(tx, sync.userId, "plan_changed");
    if (!isPro(state.plan)) await dropExportLinks(tx, sync.userId);
    await becomeOwner(tx, sync.userId);
    if (isPro(state.plan)) await unlockCvs(tx, deps, sync.userId);
    await announce(tx, sync.userId, [{ kind: "plan.changed" }]);
  });
}
