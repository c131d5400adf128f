import { findUserOfCustomer, isEventKnown, rememberEvent } from "#db/billing/billing-queries.ts";
import { asSystem } from "#db/client.ts";
import { type PlanDeps, syncPlan } from "./sync-plan.ts";

/**
 * An event only says that something happened; what holds is read from the provider. It is remembered after the plan is
 * written: a crash before that has the provider say it again, and saying it again changes nothing.
 */
export async function handleStripeWebhook(deps: PlanDeps, body: Buffer, signature: string | undefined) {
  const { id, customerId } = deps.payments.readEvent(body, signature ?? "");
  if (await asSystem(deps.db, (tx) => isEventKnown(tx, id))) return;
  const userId = customerId && (await asSystem(deps.db, (tx) => findUserOfCustomer(tx, customerId)));
  if (userId) await syncPlan(deps, userId);
  await asSystem(deps.db, (tx) => rememberEvent(tx, id));
}
