import { asOwner } from "#db/client.ts";
import {
  beginTestSubscription,
  changeTestSubscription,
  completeTestCheckout,
  findTestCheckout,
  getTestSubscription,
} from "#db/billing/test-billing-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import type {
  TestCheckout,
  TestCheckoutOutcome,
  TestSubscription,
  TestSubscriptionChange,
} from "#shared/billing/billing.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutId, UserId } from "#shared/ids.ts";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";
import { type PlanDeps, syncPlan } from "./sync-plan.ts";

// What a person does on a provider's pages, on pages of our own. With a provider none of this exists.

export async function readTestCheckout(deps: PlanDeps, ownerId: UserId, id: CheckoutId): Promise<TestCheckout> {
  refuseWithProvider(deps);
  return asOwner(deps.db, ownerId, async (tx) => {
    const checkout = await findTestCheckout(tx, ownerId, id);
    if (checkout === undefined) throw new AppError("not_found");
    return { interval: checkout.interval, email: (await getUser(tx, ownerId)).email };
  });
}

/** Completed once: a second press gets the way back and begins nothing anew. */
export async function finishTestCheckout(
  deps: PlanDeps,
  ownerId: UserId,
  id: CheckoutId,
  outcome: TestCheckoutOutcome,
): Promise<{ url: string }> {
  refuseWithProvider(deps);
  const { url } = await asOwner(deps.db, ownerId, async (tx) => {
    const checkout = await findTestCheckout(tx, ownerId, id);
    if (checkout === undefined) throw new AppError("not_found");
    if (outcome === "cancel") return { url: checkout.cancel_url };
    if (await completeTestCheckout(tx, ownerId, id))
      await beginTestSubscription(tx, checkout, outcome === "pay" ? "active" : "trialing");
    return { url: checkout.success_url };
  });
  await syncPlan(deps, ownerId);
  return { url };
}

export async function readTestSubscription(deps: PlanDeps, ownerId: UserId): Promise<TestSubscription> {
  refuseWithProvider(deps);
  const found = await asOwner(deps.db, ownerId, (tx) => getTestSubscription(tx, ownerId));
  if (found === undefined) throw new AppError("no_subscription");
  return found;
}

const CHANGES: Record<
  TestSubscriptionChange,
  { from: SubscriptionStatus[]; to: { status?: SubscriptionStatus; cancel_at_period_end?: boolean } }
> = {
  cancel_at_end: { from: ["active", "trialing", "past_due"], to: { cancel_at_period_end: true } },
  keep: { from: ["active", "trialing", "past_due"], to: { cancel_at_period_end: false } },
  cancel_now: { from: ["active", "trialing", "past_due"], to: { status: "canceled", cancel_at_period_end: false } },
  fail_payment: { from: ["active", "trialing"], to: { status: "past_due" } },
  pay_again: { from: ["past_due"], to: { status: "active" } },
};

/** What the present state does not allow changes nothing; so does the same change again. */
export async function makeTestChange(
  deps: PlanDeps,
  ownerId: UserId,
  change: TestSubscriptionChange,
): Promise<TestSubscription> {
  const { status } = await readTestSubscription(deps, ownerId);
  const { from, to } = CHANGES[change];
  if (from.includes(status)) await asOwner(deps.db, ownerId, (tx) => changeTestSubscription(tx, ownerId, to));
  await syncPlan(deps, ownerId);
  return readTestSubscription(deps, ownerId);
}

function refuseWithProvider({ payments }: PlanDeps) {
  if (payments.mode !== "test") throw new AppError("not_found");
}
