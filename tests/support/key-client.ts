import { api } from "#shared/api.ts";
import { ApiScope, CreatedApiKey, type NewApiKey } from "#shared/account/api-key.ts";
import { CreatedWebhook, type NewWebhook, WebhookDelivery, WebhookEvent } from "#shared/account/webhook.ts";
import * as z from "zod/mini";
import type { TestClient } from "./test-client.ts";

export async function makeKey(client: TestClient, scopes = ApiScope.options, asked: Partial<NewApiKey> = {}) {
  const body = { name: "Applicant tracker", days: 30, ...asked, scopes };
  return CreatedApiKey.parse(await client.json("POST", api.createApiKey.path, body));
}

/** The same person's program: everything is sent with the key instead of the session. */
export async function keyClient(client: TestClient, send: TestClient["send"], scopes = ApiScope.options) {
  const { secret } = await makeKey(client, scopes);
  return client.over(send, { ...client.session, access_token: secret });
}

/** With one message, which nobody may take. */
export async function makeWebhook(client: TestClient, asked: Partial<NewWebhook> = {}) {
  const body = { url: "https://hooks.example.org/evenhand", events: WebhookEvent.options, ...asked };
  const hook = CreatedWebhook.parse(await client.json("POST", api.createWebhook.path, body));
  await client.json("POST", api.testWebhook.path.replace(":id", hook.id));
  const [sent] = await deliveriesOf(client, hook.id);
  return { hook, sent };
}

export async function deliveriesOf(client: TestClient, id: string) {
  return z.array(WebhookDelivery).parse(await client.json("GET", api.listWebhookDeliveries.path.replace(":id", id)));
}
