import { lt, sql } from "drizzle-orm";
import type { SessionId, UserId } from "#shared/ids.ts";
import type { LiveEvent } from "#shared/live-event.ts";
import { queryAsOwner, type PreparedQuery } from "#db/query-as-owner.ts";
import type { Db, Tx } from "#db/client.ts";
import { liveEvents } from "./screening-schema.ts";
import { IS_LIVE_SESSION } from "#db/account/session-queries.ts";

export const LIVE_CHANNEL = "evenhand_live";

interface NumberedEvent {
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

const MOST_AT_ONCE = 500;

const UPDATES: PreparedQuery = {
  name: "news",
  takes: ["bigint", "uuid[]"],
  text: `select
    (select coalesce(json_agg(json_build_object('id', id, 'event', event) order by id), '[]') from
      (select id, event from live_events where user_id = $1 and id > $2 order by id limit ${MOST_AT_ONCE}) newer
    ) as events,
    (select coalesce(json_agg(id), '[]') from sessions
      where user_id = $1 and id = any($3) and ${IS_LIVE_SESSION}) as sessions`,
};

const EVENT_BEFORE: PreparedQuery = {
  name: "event_before",
  takes: ["float8"],
  text: `select coalesce(max(id), 0)::float8 as id from live_events
    where user_id = $1 and created_at <= now() - $2 * interval '1 ms'`,
};

/** The owner's events after one of them, and which of these sessions still stand. */
export async function readLiveUpdates(db: Db, ownerId: UserId, sessionIds: SessionId[], after: number) {
  const [row] = await queryAsOwner<{ events: NumberedEvent[]; sessions: SessionId[] }>(db, ownerId, UPDATES, [
    String(Math.trunc(after)),
    `{${sessionIds.join()}}`,
  ]);
  const { events, sessions: liveSessions } = row ?? { events: [], sessions: [] };
  return { events, liveSessions, isCut: events.length === MOST_AT_ONCE };
}

/** The newest of the owner's events that are so old. */
export async function findEventBefore(db: Db, ownerId: UserId, msAgo: number): Promise<number> {
  const [row] = await queryAsOwner<{ id: number }>(db, ownerId, EVENT_BEFORE, [String(msAgo)]);
  return row?.id ?? 0;
}

/** Run as the system. A browser that was away longer reads everything anew anyway. */
export async function deleteOldEvents(tx: Tx) {
  await tx.delete(liveEvents).where(lt(liveEvents.created_at, sql`now() - interval '1 day'`));
}
