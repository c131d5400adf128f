import { createCheckout } from "#commands/create-checkout.ts";
import { hearBillingEvent } from "#commands/hear-billing-event.ts";
import { openPortal } from "#commands/open-portal.ts";
import { syncPlan } from "#commands/sync-plan.ts";
import { finishTestCheckout, makeTestChange, readTestCheckout, readTestSubscription } from "#commands/test-billing.ts";
import type { Doors } from "./door.ts";
import { readBody } from "./read-body.ts";

export const billingDoors = {
  offer: async ({ deps: { payments } }) => ({ mode: payments.mode, prices: [...payments.prices] }),

  createCheckout: ({ deps, user, body }) => createCheckout(deps, user.userId, body),

  customerPortal: ({ deps, user }) => openPortal(deps, user.userId),

  syncSubscription: async ({ deps, user }) => ({ plan: await syncPlan(deps, user.userId) }),

  stripeWebhook: async ({ deps, request }) => {
    await hearBillingEvent(deps, await readBody(request), request.req.header("stripe-signature"));
    return { ok: true };
  },

  getTestCheckout: ({ deps, user, params }) => readTestCheckout(deps, user.userId, params.id),

  finishTestCheckout: ({ deps, user, params, body }) => finishTestCheckout(deps, user.userId, params.id, body.outcome),

  getTestSubscription: ({ deps, user }) => readTestSubscription(deps, user.userId),

  changeTestSubscription: ({ deps, user, body }) => makeTestChange(deps, user.userId, body.change),
} satisfies Partial<Doors>;
