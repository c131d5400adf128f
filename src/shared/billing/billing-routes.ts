import * as z from "zod/mini";
import {
  CheckoutRequest,
  Offer,
  SyncedPlan,
  TestCheckout,
  TestCheckoutOutcome,
  TestSubscription,
  TestSubscriptionChange,
} from "./billing.ts";
import { CheckoutId } from "#shared/ids.ts";
import { ModelEstimate, ModelUsage } from "./model-estimate.ts";
import { done, idInPath, ofUpload, type Route } from "#shared/route.ts";

const elsewhere = z.object({ url: z.url() });
const ofCheckout = idInPath("checkout", CheckoutId);

export const billingRoutes = {
  offer: { method: "GET", path: "/api/billing", access: "public", answer: Offer },
  createCheckout: {
    method: "POST",
    path: "/api/functions/create-checkout",
    access: "user",
    body: CheckoutRequest,
    answer: elsewhere,
  },
  customerPortal: { method: "POST", path: "/api/functions/customer-portal", access: "user", answer: elsewhere },
  /** The plan that the payment provider's own state gives, read there now. */
  syncSubscription: { method: "POST", path: "/api/functions/sync-subscription", access: "user", answer: SyncedPlan },
  /** What the language model takes for a CV, and what it has taken in this month. */
  modelUsage: { method: "GET", path: "/api/users/me/model-usage", access: "user", answer: ModelUsage },
  modelEstimate: {
    method: "GET",
    path: "/api/bulk-file-uploads/:id/model-estimate",
    access: "user_or_trial",
    ...ofUpload,
    answer: ModelEstimate,
  },
  /** Signed over its raw body. */
  stripeWebhook: { method: "POST", path: "/api/webhooks/stripe", access: "public", answer: done },

  // Without a configured payment provider, and only then.
  getTestCheckout: {
    method: "GET",
    path: "/api/test-billing/checkouts/:id",
    access: "user",
    ...ofCheckout,
    answer: TestCheckout,
  },
  finishTestCheckout: {
    method: "POST",
    path: "/api/test-billing/checkouts/:id",
    access: "user",
    ...ofCheckout,
    body: z.object({ outcome: TestCheckoutOutcome }),
    answer: elsewhere,
  },
  getTestSubscription: {
    method: "GET",
    path: "/api/test-billing/subscription",
    access: "user",
    answer: TestSubscription,
  },
  changeTestSubscription: {
    method: "POST",
    path: "/api/test-billing/subscription",
    access: "user",
    body: z.object({ change: TestSubscriptionChange }),
    answer: TestSubscription,
  },
} as const satisfies Record<string, Route>;
