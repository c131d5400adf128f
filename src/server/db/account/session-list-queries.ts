import { and, desc, eq, sql } from "drizzle-orm";
import type { SessionId, UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { sessions } from "./account-schema.ts";
import { isLive } from "./session-queries.ts";

/** Where the user is signed in, the place used last first. The short session of a recovery link is no such place. */
export async function listLiveSessions(tx: Tx, ownerId: UserId, currentId: SessionId) {
  const { id, device, created_at, last_used_at } = sessions;
  const is_current = sql<boolean>`${id} = ${currentId}`;
  return tx
    .select({ id, device, created_at, last_used_at, is_current })
    .from(sessions)
    .where(and(eq(sessions.user_id, ownerId), eq(sessions.kind, "password"), isLive))
    .orderBy(desc(last_used_at), desc(id));
}

/** Run as the system. False when it is not theirs or already over. */
export async function endLiveSession(tx: Tx, ownerId: UserId, id: SessionId): Promise<boolean> {
  const ended = await tx
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.id, id), eq(sessions.user_id, ownerId), isLive))
    .returning({ id: sessions.id });
  return ended.length === 1;
}
