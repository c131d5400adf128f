import {
  countWebhooks,
  deleteWebhook,
  enableWebhook,
  findWebhook,
  insertWebhook,
  listWebhookDeliveries,
  putWebhookEvent,
  queueAgain,
} from "#db/account/webhook-queries.ts";
import { asOwner } from "#db/client.ts";
import { audit } from "#db/operations/audit-queries.ts";
import { type CreatedWebhook, MAX_WEBHOOKS, type NewWebhook, WEBHOOK_ADDRESS_WORDS } from "#shared/account/webhook.ts";
import { AppError } from "#shared/errors.ts";
import { type UserId, type WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { enforceRateLimit, RATE_LIMITS } from "#commands/rate-limits.ts";

/** The webhook and its entry in the log in one transaction; run twice it makes two. */
export async function createWebhook(deps: CommandDeps, ownerId: UserId, asked: NewWebhook): Promise<CreatedWebhook> {
  const { db, webhookClient } = deps;
  if (!webhookClient.accepts(asked.url))
    throw new AppError("invalid_request", { field: "url", message: WEBHOOK_ADDRESS_WORDS });
  const id = WebhookId.parse(crypto.randomUUID());
  const secret = webhookClient.newSecret();
  const webhook = {
    url: asked.url,
    events: [...new Set(asked.events)],
    id,
    sealed_secret: webhookClient.seal(id, secret),
  };
  return asOwner(db, ownerId, async (tx) => {
    if ((await countWebhooks(tx, ownerId)) >= MAX_WEBHOOKS) throw new AppError("program_limit");
    const made = await insertWebhook(tx, ownerId, webhook);
    await audit(tx, ownerId, "webhook_created", id);
    return { ...made, secret };
  });
}

/** Messages that wait go with it. The second time there is nothing to delete. */
export async function removeWebhook({ db }: CommandDeps, ownerId: UserId, id: WebhookId) {
  await asOwner(db, ownerId, async (tx) => {
    if (!(await deleteWebhook(tx, ownerId, id))) throw new AppError("not_found");
    await audit(tx, ownerId, "webhook_deleted", id);
  });
}

/** The same state, however often. */
export async function switchWebhookOn({ db }: CommandDeps, ownerId: UserId, id: WebhookId) {
  return asOwner(db, ownerId, async (tx) => {
    const enabled = await enableWebhook(tx, ownerId, id);
    if (enabled === undefined) throw new AppError("not_found");
    await audit(tx, ownerId, "webhook_enabled", id);
    return enabled;
  });
}

/** The account need not own the address, so messages sent by hand have a rate limit. */
export async function sendTestEvent({ db }: CommandDeps, ownerId: UserId, id: WebhookId) {
  await enforceRateLimit(db, RATE_LIMITS.messagesByHand, ownerId);
  await asOwner(db, ownerId, async (tx) => {
    const webhook = await findWebhook(tx, ownerId, id);
    if (webhook === undefined) throw new AppError("not_found");
    if (webhook.disabled_at !== null)
      throw new AppError("invalid_request", { message: "This webhook is disabled. Enable it first." });
    await putWebhookEvent(tx, ownerId, "webhook.test", {}, id);
  });
}

export async function readDeliveries({ db }: CommandDeps, ownerId: UserId, id: WebhookId) {
  return asOwner(db, ownerId, async (tx) => {
    if ((await findWebhook(tx, ownerId, id)) === undefined) throw new AppError("not_found");
    return listWebhookDeliveries(tx, ownerId, id);
  });
}

export async function redeliver({ db }: CommandDeps, ownerId: UserId, id: WebhookDeliveryId) {
  await enforceRateLimit(db, RATE_LIMITS.messagesByHand, ownerId);
  await asOwner(db, ownerId, async (tx) => {
    if (!(await queueAgain(tx, ownerId, id))) throw new AppError("not_found");
  });
}
