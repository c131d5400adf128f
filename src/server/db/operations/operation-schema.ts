import { bigint, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { EventName } from "#shared/site/counted-event.ts";
import type { UserId } from "#shared/ids.ts";
import { madeAt, moment, owner } from "#db/columns.ts";

export const rateLimits = pgTable("rate_limits", {
  bucket: text().notNull(),
  key_hash: text().notNull(),
  hits: integer().notNull(),
  ends_at: moment().notNull(),
});

/** Of nobody: what was counted, never who. */
export const analyticsCounts = pgTable("analytics_counts", {
  day: date().notNull(),
  name: text().$type<EventName>().notNull(),
  page: text().notNull(),
  detail: text().notNull().default(""),
  hits: bigint({ mode: "number" }).notNull(),
  time_ms: bigint({ mode: "number" }).notNull().default(0),
});

export const outbox = pgTable("outbox", {
  id: uuid().primaryKey().defaultRandom(),
  user_id: uuid().$type<UserId>(),
  kind: text().notNull(),
  recipient: text().notNull(),
  subject: text().notNull(),
  body_text: text().notNull(),
  body_html: text().notNull(),
  created_at: madeAt(),
  attempts: integer().notNull().default(0),
  next_attempt_at: madeAt(),
  handed_over_at: moment(),
  sent_at: moment(),
  failed_at: moment(),
  last_error: text(),
});

export const idempotencyKeys = pgTable("idempotency_keys", {
  user_id: owner(),
  route: text().notNull(),
  key: text().notNull(),
  request_hash: text().notNull(),
  answer: jsonb(),
  created_at: madeAt(),
});

export const auditLog = pgTable("audit_log", {
  user_id: uuid().$type<UserId>(),
  action: text().notNull(),
  subject_id: uuid(),
});
