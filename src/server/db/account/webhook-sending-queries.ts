import { and, asc, eq, isNotNull, isNull, lt, lte, sql } from "drizzle-orm";
import { DAYS_UNTIL_DISABLED } from "#shared/account/webhook.ts";
import type { UserId, WebhookDeliveryId, WebhookId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { webhookDeliveries, webhooks } from "./access-schema.ts";

// All of it is the sender's, and runs as the system.

const now = sql`now()`;
const { id, url, failing_since, disabled_at } = webhooks;

export interface DueDelivery {
  id: WebhookDeliveryId;
  attempts: number;
  payload: string;
  webhook: { id: WebhookId; user_id: UserId; url: string; sealed_secret: Buffer };
}

/** Claimed by moving its next attempt past the longest post: if the sender dies, it becomes due again, and is sent with the same id. */
export async function takeDueDelivery(tx: Tx): Promise<DueDelivery | undefined> {
  const { id: deliveryId, attempts, payload, next_attempt_at } = webhookDeliveries;
  const { user_id, sealed_secret } = webhooks;
  const [due] = await tx
    .select({ id: deliveryId, attempts, payload, webhook: { id, user_id, url, sealed_secret } })
    .from(webhookDeliveries)
    .innerJoin(webhooks, eq(id, webhookDeliveries.webhook_id))
    .where(lte(next_attempt_at, now))
    .orderBy(asc(next_attempt_at))
    .limit(1)
    .for("update", { of: webhookDeliveries, skipLocked: true });
  if (due === undefined) return undefined;
  await tx
    .update(webhookDeliveries)
    .set({ next_attempt_at: sql`now() + interval '1 minute'`, last_attempt_at: now, attempts: due.attempts + 1 })
    .where(eq(deliveryId, due.id));
  return { ...due, attempts: due.attempts + 1 };
}

/** Negative when one is due; undefined when none waits. */
export async function findMsToNextDelivery(tx: Tx): Promise<number | undefined> {
  const ms = sql<number | null>`(extract(epoch from min(${webhookDeliveries.next_attempt_at}) - now()) * 1000)::float8`;
  const [next] = await tx.select({ ms }).from(webhookDeliveries).where(isNotNull(webhookDeliveries.next_attempt_at));
  return next?.ms ?? undefined;
}

export async function markDelivered(tx: Tx, delivery: DueDelivery, status: number) {
  await tx
    .update(webhookDeliveries)
    .set({ delivered_at: now, next_attempt_at: null, last_status: status, last_error: null })
    .where(eq(webhookDeliveries.id, delivery.id));
  await tx
    .update(webhooks)
    .set({ failing_since: null })
    .where(and(eq(id, delivery.webhook.id), isNotNull(failing_since)));
}

/** Without a next attempt it is given up. */
export async function markNotTaken(
  tx: Tx,
  delivery: DueDelivery,
  outcome: { status: number | null; error: string | null; waitMs: number | undefined },
) {
  const { status, error, waitMs } = outcome;
  const next = waitMs === undefined ? null : sql`now() + ${waitMs} * interval '1 millisecond'`;
  await tx
    .update(webhookDeliveries)
    .set({
      last_status: status,
      last_error: error,
      next_attempt_at: next,
      ...(waitMs === undefined && { failed_at: now }),
    })
    .where(eq(webhookDeliveries.id, delivery.id));
  await tx
    .update(webhooks)
    .set({ failing_since: now })
    .where(and(eq(id, delivery.webhook.id), isNull(failing_since)));
}

/** True for the one who disables it: it has failed for days, or says itself that it is gone. What waits is given up. */
export async function disableIfFailing(tx: Tx, webhookId: WebhookId, isGone: boolean): Promise<boolean> {
  const isLong = lt(failing_since, sql`now() - ${DAYS_UNTIL_DISABLED} * interval '1 day'`);
  const disabled = await tx
    .update(webhooks)
    .set({ disabled_at: now })
    .where(and(eq(id, webhookId), isNull(disabled_at), isGone ? undefined : isLong))
    .returning({ id });
  if (disabled.length === 0) return false;
  await tx
    .update(webhookDeliveries)
    .set({ next_attempt_at: null, failed_at: now })
    .where(and(eq(webhookDeliveries.webhook_id, webhookId), isNotNull(webhookDeliveries.next_attempt_at)));
  return true;
}
