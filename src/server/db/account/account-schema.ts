import { boolean, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { DecisionReasons } from "#shared/candidates/decision.ts";
import type { SessionId, UploadId, UserId } from "#shared/ids.ts";
import type { Plan, SubscriptionStatus } from "#shared/billing/plan.ts";
import { madeAt, moment, owner } from "#db/columns.ts";

export type SessionKind = "password" | "recovery";
export type TokenPurpose = "recovery" | "confirmation" | "lead";

export const users = pgTable("users", {
  id: uuid().$type<UserId>().primaryKey().defaultRandom(),
  email: text().notNull(),
  full_name: text().notNull().default(""),
  password_hash: text().notNull(),
  email_confirmed_at: moment(),
  is_anonymous: boolean().notNull().default(false),
  trial_secret_hash: text(),
  plan: text().$type<Plan>().notNull().default("free"),
  resume_count_reset_date: madeAt(),
  stripe_customer_id: text(),
  stripe_subscription_id: text(),
  subscription_status: text().$type<SubscriptionStatus>(),
  subscription_ends_at: moment(),
  billing_asked: integer().notNull().default(0),
  billing_written: integer().notNull().default(0),
  created_at: madeAt(),
  consider_months: integer(),
  decision_reasons: jsonb().$type<DecisionReasons>(),
});

export const sessions = pgTable("sessions", {
  id: uuid().$type<SessionId>().primaryKey().defaultRandom(),
  user_id: owner(),
  kind: text().$type<SessionKind>().notNull().default("password"),
  device: text().notNull().default(""),
  created_at: madeAt(),
  last_used_at: madeAt(),
  expires_at: moment().notNull(),
  revoked_at: moment(),
});

export const refreshTokens = pgTable("refresh_tokens", {
  token_hash: text().primaryKey(),
  session_id: uuid().$type<SessionId>().notNull(),
  user_id: owner(),
  used_at: moment(),
  parent_hash: text(),
});

export const oneTimeTokens = pgTable("one_time_tokens", {
  token_hash: text().primaryKey(),
  user_id: owner(),
  purpose: text().$type<TokenPurpose>().notNull(),
  upload_id: uuid().$type<UploadId>(),
  created_at: madeAt(),
  expires_at: moment().notNull(),
  used_at: moment(),
});

export const waitlistSignups = pgTable("waitlist_signups", {
  id: uuid().primaryKey().defaultRandom(),
  full_name: text(),
  email: text().notNull(),
  data_consent: boolean().notNull(),
  marketing_consent: boolean().notNull().default(false),
});

export const fileUploads = pgTable("file_uploads", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().$type<UserId>(),
  email: text(),
});
