import * as z from "zod/mini";
import { ApiKeyId, WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import { done, type Route, type Subject } from "#shared/route.ts";
import { ApiKey, CreatedApiKey, NewApiKey } from "./api-key.ts";
import { CreatedWebhook, WebhookDelivery, NewWebhook, Webhook } from "./webhook.ts";

const webhookInPath: Subject = { kind: "webhook", in: "path", name: "id" };
const webhookId = z.object({ id: WebhookId });

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
    params: z.object({ id: ApiKeyId }),
    subject: { kind: "api_key", in: "path", name: "id" },
  },
  listWebhooks: { method: "GET", path: "/api/users/me/webhooks", access: "user", answer: z.array(Webhook) },
  createWebhook: {
    method: "POST",
    path: "/api/users/me/webhooks",
    access: "user",
    body: NewWebhook,
    answer: CreatedWebhook,
  },
  deleteWebhook: {
    method: "DELETE",
    path: "/api/users/me/webhooks/:id",
    access: "user",
    params: webhookId,
    subject: webhookInPath,
  },
  /** After it was disabled. What was given up meanwhile can be sent again one by one. */
  enableWebhook: {
    method: "POST",
    path: "/api/users/me/webhooks/:id/enable",
    access: "user",
    params: webhookId,
    answer: Webhook,
    subject: webhookInPath,
  },
  /** Sends `webhook.test`. */
  testWebhook: {
    method: "POST",
    path: "/api/users/me/webhooks/:id/test",
    access: "user",
    params: webhookId,
    answer: done,
    subject: webhookInPath,
  },
  /** The newest first. */
  listWebhookDeliveries: {
    method: "GET",
    path: "/api/users/me/webhooks/:id/deliveries",
    access: "user",
    params: webhookId,
    answer: z.array(WebhookDelivery),
    subject: webhookInPath,
  },
  /** With the same id: a receiver that has it already knows it again. */
  redeliverWebhook: {
    method: "POST",
    path: "/api/users/me/webhook-deliveries/:id/redeliver",
    access: "user",
    params: z.object({ id: WebhookDeliveryId }),
    answer: done,
    subject: { kind: "webhook_delivery", in: "path", name: "id" },
  },
} as const satisfies Record<string, Route>;
