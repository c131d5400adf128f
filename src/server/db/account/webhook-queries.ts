import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { EventData, NewWebhook, Webhook, WebhookDelivery } from "#shared/account/webhook.ts";
import type { UserId, WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { TASK_CHANNEL } from "#db/queue/task-queue.ts";
import { webhookDeliveries, webhooks } from "./access-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

const MOST_LISTED = 50;
const now = sql`now()`;

const { id, url, events, created_at, failing_since, disabled_at } = webhooks;
const shown = { id, url, events, created_at, failing_since, disabled_at };
const isMine = (ownerId: UserId, webhookId: WebhookId) => and(eq(webhooks.user_id, ownerId), eq(id, webhookId));

export async function listWebhooks(tx: Tx, ownerId: UserId): Promise<Webhook[]> {
  return tx.select(shown).from(webhooks).where(eq(webhooks.user_id, ownerId)).orderBy(desc(created_at), desc(id));
}

export async function countWebhooks(tx: Tx, ownerId: UserId): Promise<number> {
  return tx.$count(webhooks, eq(webhooks.user_id, ownerId));
}

export async function findWebhook(tx: Tx, ownerId: UserId, webhookId: WebhookId): Promise<Webhook | undefined> {
  const [found] = await tx.select(shown).from(webhooks).where(isMine(ownerId, webhookId));
  return found;
}

export async function insertWebhook(
  tx: Tx,
  ownerId: UserId,
  webhook: NewWebhook & { id: WebhookId; sealed_secret: Buffer },
): Promise<Webhook> {
  return tx
    .insert(webhooks)
    .values({ ...webhook, user_id: ownerId })
    .returning(shown)
    .then(firstOrThrow);
}

/** With the log of its messages. */
export async function deleteWebhook(tx: Tx, ownerId: UserId, webhookId: WebhookId): Promise<boolean> {
  const { rowCount } = await tx.delete(webhooks).where(isMine(ownerId, webhookId));
  return rowCount === 1;
}

export async function enableWebhook(tx: Tx, ownerId: UserId, webhookId: WebhookId): Promise<Webhook | undefined> {
  const [enabled] = await tx
    .update(webhooks)
    .set({ disabled_at: null, failing_since: null })
    .where(isMine(ownerId, webhookId))
    .returning(shown);
  return enabled;
}

/** Part of the transaction in which it happened, as its owner: a message exists exactly if its reason does. One for each that wants it. */
export async function putWebhookEvent<Event extends keyof EventData>(
  tx: Tx,
  ownerId: UserId,
  event: Event,
  data: EventData[Event],
  onlyFor?: WebhookId,
) {
  const payload = JSON.stringify({ type: event, timestamp: new Date().toISOString(), data });
  const isMeant = onlyFor === undefined ? sql`${event} = any(${events})` : sql`${id} = ${onlyFor}`;
  const { rowCount } = await tx.execute(
    sql`insert into webhook_deliveries (webhook_id, user_id, event, payload)
      select ${id}, ${webhooks.user_id}, ${event}, ${payload} from ${webhooks}
      where ${webhooks.user_id} = ${ownerId} and ${disabled_at} is null and ${isMeant}`,
  );
  if (rowCount !== 0) await tx.execute(sql`select pg_notify(${TASK_CHANNEL}, '')`);
}

const {
  webhook_id: _webhook,
  user_id: _user,
  payload: _payload,
  ...shownDelivery
} = getTableColumns(webhookDeliveries);

export async function listWebhookDeliveries(tx: Tx, ownerId: UserId, webhookId: WebhookId): Promise<WebhookDelivery[]> {
  return tx
    .select(shownDelivery)
    .from(webhookDeliveries)
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), eq(webhookDeliveries.user_id, ownerId)))
    .orderBy(desc(webhookDeliveries.created_at), desc(webhookDeliveries.id))
    .limit(MOST_LISTED);
}

/** From the beginning of its attempts. False where it is not theirs, or its webhook is disabled. */
export async function queueAgain(tx: Tx, ownerId: UserId, deliveryId: WebhookDeliveryId): Promise<boolean> {
  const isEnabled = sql`exists (select from ${webhooks} where ${id} = ${webhookDeliveries.webhook_id} and ${disabled_at} is null)`;
  const again = await tx
    .update(webhookDeliveries)
    .set({ attempts: 0, next_attempt_at: now, delivered_at: null, failed_at: null })
    .where(and(eq(webhookDeliveries.id, deliveryId), eq(webhookDeliveries.user_id, ownerId), isEnabled))
    .returning({ id: webhookDeliveries.id });
  if (again.length === 1) await tx.execute(sql`select pg_notify(${TASK_CHANNEL}, '')`);
  return again.length === 1;
}
