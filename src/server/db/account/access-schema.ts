import { customType, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ApiScope } from "#shared/account/api-key.ts";
import type { WebhookEvent } from "#shared/account/webhook.ts";
import type { ApiKeyId, WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import { madeAt, moment, owner } from "#db/columns.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const apiKeys = pgTable("api_keys", {
  id: uuid().$type<ApiKeyId>().primaryKey().defaultRandom(),
  user_id: owner(),
  name: text().notNull(),
  secret_hash: text().notNull(),
  hint: text().notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  created_at: madeAt(),
  expires_at: moment().notNull(),
  last_used_at: moment(),
  revoked_at: moment(),
});

export const webhooks = pgTable("webhooks", {
  id: uuid().$type<WebhookId>().primaryKey(),
  user_id: owner(),
  url: text().notNull(),
  sealed_secret: bytes().notNull(),
  events: text().array().$type<WebhookEvent[]>().notNull(),
  created_at: madeAt(),
  failing_since: moment(),
  disabled_at: moment(),
});

export const webhookDeliveries = pgTable("webhook_deliveries", {
  id: uuid().$type<WebhookDeliveryId>().primaryKey().defaultRandom(),
  webhook_id: uuid().$type<WebhookId>().notNull(),
  user_id: owner(),
  event: text().notNull(),
  payload: text().notNull(),
  created_at: madeAt(),
  attempts: integer().notNull().default(0),
  next_attempt_at: moment(),
  last_attempt_at: moment(),
  delivered_at: moment(),
  failed_at: moment(),
  last_status: integer(),
  last_error: text(),
});
