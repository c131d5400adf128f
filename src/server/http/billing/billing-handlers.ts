import { createCheckout } from "#commands/billing/create-checkout.ts";
import { estimateModel, readModelUsage } from "#commands/billing/estimate-model.ts";
import { handleStripeWebhook } from "#commands/billing/handle-stripe-webhook.ts";
import { openPortal } from "#commands/billing/open-portal.ts";
import { syncPlan } from "#commands/billing/sync-plan.ts";
import {
  finishTestCheckout,
  makeTestChange,
  readTestCheckout,
  readTestSubscription,
} from "#commands/billing/test-billing.ts";
import type { Handlers } from "#http/handler.ts";
import { readBody } from "#http/body/read-body.ts";

export const billingHandlers = {
  offer: async ({ deps: { payments } }) => ({ mode: payments.mode, prices: [...payments.prices] }),

  createCheckout: ({ deps, user, body }) => createCheckout(deps, user.userId, body),

  customerPortal: ({ deps, user }) => openPortal(deps, user.userId),

  syncSubscription: async ({ deps, user }) => ({ plan: await syncPlan(deps, user.userId) }),

  modelUsage: ({ deps, user }) => readModelUsage(deps, user.userId),

  modelEstimate: ({ deps, user, params }) => estimateModel(deps, user.userId, params.id),

  stripeWebhook: async ({ deps, request }) => {
    await handleStripeWebhook(deps, await readBody(request), request.req.header("stripe-signature"));
  },

  getTestCheckout: ({ deps, user, params }) => readTestCheckout(deps, user.userId, params.id),

  finishTestCheckout: ({ deps, user, params, body }) => finishTestCheckout(deps, user.userId, params.id, body.outcome),

  getTestSubscription: ({ deps, user }) => readTestSubscription(deps, user.userId),

  changeTestSubscription: ({ deps, user, body }) => makeTestChange(deps, user.userId, body.change),
} satisfies Partial<Handlers>;
