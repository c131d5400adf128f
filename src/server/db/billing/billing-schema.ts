import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { PriceInterval } from "#shared/billing/billing.ts";
import type { CandidateId, CheckoutId, UploadId } from "#shared/ids.ts";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";
import { madeAt, moment, owner } from "#db/columns.ts";

export const usageLedger = pgTable("usage_ledger", {
  candidate_id: uuid().$type<CandidateId>().primaryKey(),
  user_id: owner(),
  upload_id: uuid().$type<UploadId>(),
  period: moment(),
  created_at: madeAt(),
});

export const billingEvents = pgTable("billing_events", { id: text().primaryKey(), created_at: madeAt() });

export const closedCustomers = pgTable("closed_customers", { customer_id: text().primaryKey(), created_at: madeAt() });

export const testCheckouts = pgTable("test_checkouts", {
  id: uuid().$type<CheckoutId>().primaryKey().defaultRandom(),
  user_id: owner(),
  customer_id: text().notNull(),
  interval: text().$type<PriceInterval>().notNull(),
  success_url: text().notNull(),
  cancel_url: text().notNull(),
  completed_at: moment(),
});

export const testSubscriptions = pgTable("test_subscriptions", {
  user_id: owner().primaryKey(),
  customer_id: text().notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  interval: text().$type<PriceInterval>().notNull(),
  cancel_at_period_end: boolean().notNull().default(false),
  current_period_end: moment().notNull(),
});
