import * as z from "zod/mini";
import { Plan, SubscriptionStatus } from "./plan.ts";

export const PriceInterval = z.enum(["month", "year"]);
export type PriceInterval = z.infer<typeof PriceInterval>;

export const CHECKOUT_TIMEOUT_MS = 10_000;

export const Price = z.object({ id: z.string(), interval: PriceInterval });
export type Price = z.infer<typeof Price>;

/** `test`: no payment provider is configured, and no card is charged. */
export const BillingMode = z.enum(["test", "live"]);
export type BillingMode = z.infer<typeof BillingMode>;

export const Offer = z.object({ mode: BillingMode, prices: z.array(Price) });
export type Offer = z.infer<typeof Offer>;

/** `from`: the page that is returned to. */
export const CheckoutRequest = z.object({
  priceId: z.string().check(z.minLength(1), z.maxLength(200)),
  from: z._default(z.enum(["billing", "dashboard"]), "dashboard"),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const CheckoutReturn: Record<CheckoutRequest["from"], { paid: string; canceled: string }> = {
  billing: { paid: "/billing?success=true", canceled: "/billing?canceled=true" },
  dashboard: { paid: "/dashboard?checkout=success", canceled: "/billing?canceled=true" },
};

export const SyncedPlan = z.object({ plan: Plan });

/** What stands where the provider's own pages would be. */
export const TestCheckout = z.object({ interval: PriceInterval, email: z.string() });
export type TestCheckout = z.infer<typeof TestCheckout>;
export const TestCheckoutOutcome = z.enum(["pay", "start_trial", "cancel"]);
export type TestCheckoutOutcome = z.infer<typeof TestCheckoutOutcome>;

export const TestSubscription = z.object({
  status: SubscriptionStatus,
  interval: PriceInterval,
  cancel_at_period_end: z.boolean(),
  current_period_end: z.iso.datetime(),
});
export type TestSubscription = z.infer<typeof TestSubscription>;
export const TestSubscriptionChange = z.enum(["cancel_at_end", "keep", "cancel_now", "fail_payment", "pay_again"]);
export type TestSubscriptionChange = z.infer<typeof TestSubscriptionChange>;
