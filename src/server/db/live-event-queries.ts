import { and, asc, eq, gt, lt, max, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import type { Tx } from "./client.ts";
import { liveEvents } from "./schema.ts";

export const LIVE_CHANNEL = "evenhand_live";

export interface NumberedEvent {
  id: number;
  event: LiveEvent;
}

/** Part of the transaction that made the change; the function's migration says why the order of the numbers can be trusted. */
export async function announce(tx: Tx, ownerId: UserId, events: LiveEvent[]) {
  await tx.execute(sql`select announce(${ownerId}, ${JSON.stringify(events)}::jsonb)`);
}

/** Makes the owner's open streams look again, also at whether their session still stands. */
export async function wakeStreams(tx: Tx, ownerId: UserId) {
  await tx.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${ownerId})`);
}

export async function listEventsAfter(tx: Tx, ownerId: UserId, after: number): Promise<NumberedEvent[]> {
  return tx
    .select({ id: liveEvents.id, event: liveEvents.event })
    .from(liveEvents)
    .where(and(eq(liveEvents.user_id, ownerId), gt(liveEvents.id, after)))
    .orderBy(asc(liveEvents.id))
    .limit(500);
}

export async function findNewestEventId(tx: Tx, ownerId: UserId): Promise<number> {
  const [row] = await tx
    .select({ newest: max(liveEvents.id) })
    .from(liveEvents)
    .where(eq(liveEvents.user_id, ownerId));
  return row?.newest ?? 0;
}

/** Run as the system. A browser that was away longer reads everything anew anyway. */
export async function deleteOldEvents(tx: Tx) {
  await tx.delete(liveEvents).where(lt(liveEvents.created_at, sql`now() - interval '1 day'`));
}
