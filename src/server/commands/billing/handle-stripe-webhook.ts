import { findUserOfCustomer, isEventKnown, rememberEvent } from "#db/billing/billing-queries.ts";
import { asSystem } from "#db/client.ts";
import { type PlanDeps, syncPlan } from "./sync-plan.ts";

/**
 * A Stripe webhook is only a notification; the state is read from the provider. Its id is stored after the plan is written: if the process
 * crashes before that, the provider repeats it. Idempotent.
 */
export async function handleStripeWebhook(deps: PlanDeps, body: Buffer, signature: string | undefined) {
  const { id, customerId } = deps.payments.readEvent(body, signature ?? "");
  if (await asSystem(deps.db, (tx) => isEventKnown(tx, id))) return;
  const userId = customerId && (await asSystem(deps.db, (tx) => findUserOfCustomer(tx, customerId)));
  if (userId) await syncPlan(deps, userId);
  await asSystem(deps.db, (tx) => rememberEvent(tx, id));
}
