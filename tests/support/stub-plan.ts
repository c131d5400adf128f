import type { z } from "zod/mini";
import { PlanRecord } from "#shared/account/account.ts";
import { STUB_USER_ID } from "#tests/support/stub-server.ts";

/** Free, with nothing used. */
export function stubPlan(changes: Partial<z.input<typeof PlanRecord>> = {}): PlanRecord {
  return PlanRecord.parse({
    id: STUB_USER_ID,
    email: "robin@example.test",
    plan: "free",
    monthly_resume_count: 0,
    remaining: 25,
    resume_count_reset_date: "2026-12-05T09:00:00.000Z",
    subscription_status: null,
    subscription_ends_at: null,
    ...changes,
  });
}

export function stubProPlan(changes: Partial<z.input<typeof PlanRecord>> = {}): PlanRecord {
  return stubPlan({ plan: "paid", remaining: null, subscription_status: "active", ...changes });
}

export const STUB_OFFER = {
  mode: "test",
  prices: [
    { id: "price-month", interval: "month" },
    { id: "price-year", interval: "year" },
  ],
};
