import { createApiKey, revokeKey } from "#commands/account/api-keys.ts";
import { listApiKeys } from "#db/account/api-key-queries.ts";
import { asOwner } from "#db/client.ts";
import type { Handlers } from "#http/handler.ts";
import {
  createWebhook,
  readDeliveries,
  redeliver,
  removeWebhook,
  sendTestEvent,
  switchWebhookOn,
} from "#commands/account/webhooks.ts";
import { listWebhooks } from "#db/account/webhook-queries.ts";

export const programHandlers = {
  listApiKeys: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listApiKeys(tx, user.userId)),

  createApiKey: ({ deps, user, body }) => createApiKey(deps, user.userId, body),

  revokeApiKey: ({ deps, user, params }) => revokeKey(deps, user.userId, params.id),

  listWebhooks: ({ deps, user }) => asOwner(deps.db, user.userId, (tx) => listWebhooks(tx, user.userId)),

  createWebhook: ({ deps, user, body }) => createWebhook(deps, user.userId, body),

  deleteWebhook: ({ deps, user, params }) => removeWebhook(deps, user.userId, params.id),

  enableWebhook: ({ deps, user, params }) => switchWebhookOn(deps, user.userId, params.id),

  testWebhook: ({ deps, user, params }) => sendTestEvent(deps, user.userId, params.id),

  listWebhookDeliveries: ({ deps, user, params }) => readDeliveries(deps, user.userId, params.id),

  redeliverWebhook: ({ deps, user, params }) => redeliver(deps, user.userId, params.id),
} satisfies Partial<Handlers>;
