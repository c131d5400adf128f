import * as z from "zod/mini";
import { ApiKeyId, WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import { done, idInPath, type Route } from "#shared/route.ts";
import { ApiKey, CreatedApiKey, NewApiKey } from "./api-key.ts";
import { CreatedWebhook, WebhookDelivery, NewWebhook, Webhook } from "./webhook.ts";

const ofWebhook = idInPath("webhook", WebhookId);

/** None of these takes a key: a stolen one makes no others. */
export const programRoutes = {
  listApiKeys: { method: "GET", path: "/api/users/me/api-keys", access: "user", answer: z.array(ApiKey) },
  createApiKey: {
    method: "POST",
    path: "/api/users/me/api-keys",
    access: "user",
    body: NewApiKey,
    answer: CreatedApiKey,
  },
  revokeApiKey: {
    method: "DELETE",
    path: "/api/users/me/api-keys/:id",
    access: "user",
    ...idInPath("api_key", ApiKeyId),
  },
  listWebhooks: { method: "GET", path: "/api/users/me/webhooks", access: "user", answer: z.array(Webhook) },
  createWebhook: {
    method: "POST",
    path: "/api/users/me/webhooks",
    access: "user",
    body: NewWebhook,
    answer: CreatedWebhook,
  },
  deleteWebhook: { method: "DELETE", path: "/api/users/me/webhooks/:id", access: "user", ...ofWebhook },
  /** After it was disabled. What was given up meanwhile can be sent again one by one. */
  enableWebhook: {
    method: "POST",
    path: "/api/users/me/webhooks/:id/enable",
    access: "user",
    ...ofWebhook,
    answer: Webhook,
  },
  /** Sends `webhook.test`. */
  testWebhook: { method: "POST", path: "/api/users/me/webhooks/:id/test", access: "user", ...ofWebhook, answer: done },
  /** The newest first. */
  listWebhookDeliveries: {
    method: "GET",
    path: "/api/users/me/webhooks/:id/deliveries",
    access: "user",
    ...ofWebhook,
    answer: z.array(WebhookDelivery),
  },
  /** With the same id: a receiver that has it already knows it again. */
  redeliverWebhook: {
    method: "POST",
    path: "/api/users/me/webhook-deliveries/:id/redeliver",
    access: "user",
    ...idInPath("webhook_delivery", WebhookDeliveryId),
    answer: done,
  },
} as const satisfies Record<string, Route>;
