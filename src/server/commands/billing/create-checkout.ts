import { findBilling, setCustomer } from "#db/billing/billing-queries.ts";
import { asSystem } from "#db/client.ts";
import { type CheckoutRequest, CheckoutReturn } from "#shared/billing/billing.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isPro } from "#shared/billing/plan.ts";
import { type PlanDeps, syncPlan } from "./sync-plan.ts";

/** Idempotent: a second click gets the same checkout, and a subscriber gets none, so nobody pays twice. */
export async function createCheckout(deps: PlanDeps, ownerId: UserId, { priceId, from }: CheckoutRequest) {
  const price = deps.payments.prices.find(({ id }) => id === priceId);
  if (price === undefined) throw new AppError("invalid_request", { field: "priceId", message: "No such price." });
  if (isPro(await syncPlan(deps, ownerId))) throw new AppError("already_subscribed");
  const { customerId, subscriptionId } = await ensureCustomer(deps, ownerId);
  const { paid, canceled } = CheckoutReturn[from];
  const url = await deps.payments.openCheckout({
    ownerId,
    customerId,
    price,
    successUrl: `${deps.publicUrl}${paid}`,
    cancelUrl: `${deps.publicUrl}${canceled}`,
    idempotencyKey: `checkout-${ownerId}-${priceId}-${from}-${subscriptionId ?? "first"}`,
  });
  return { url };
}

/** The provider makes one customer an owner, however often it is asked; the row keeps the first. */
async function ensureCustomer({ db, payments }: PlanDeps, ownerId: UserId) {
  const billing = await asSystem(db, (tx) => findBilling(tx, ownerId));
  if (billing === undefined) throw new AppError("not_found");
  const { subscriptionId } = billing;
  if (billing.customerId !== null) return { customerId: billing.customerId, subscriptionId };
  const customerId = await payments.createCustomer({ id: ownerId, email: billing.email });
  await asSystem(db, (tx) => setCustomer(tx, ownerId, customerId));
  return { customerId, subscriptionId };
}
