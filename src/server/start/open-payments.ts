import { asSystem, type Db } from "#db/client.ts";
import { findSubscriptionOf, insertTestCheckout } from "#db/billing/test-billing-queries.ts";
import type { Payments } from "#gateways/payments.ts";
import { StripePayments, type StripeSettings } from "#gateways/stripe-payments.ts";
import { TestPayments } from "#gateways/test-payments.ts";

/** Stripe where it is configured; else the same states from our own tables. */
export function openPayments(db: Db, publicUrl: string, stripe?: StripeSettings): Payments {
  if (stripe !== undefined) return new StripePayments(stripe);
  const records = {
    openCheckout: (checkout: Parameters<typeof insertTestCheckout>[1]) =>
      asSystem(db, (tx) => insertTestCheckout(tx, checkout)),
    findSubscription: async (customerId: string) => {
      const found = await asSystem(db, (tx) => findSubscriptionOf(tx, customerId));
      if (found === undefined) return undefined;
      const { status, cancel_at_period_end, current_period_end } = found;
      return { id: `${customerId}_subscription`, status, endsAt: cancel_at_period_end ? current_period_end : null };
    },
  };
  return new TestPayments(records, publicUrl);
}
