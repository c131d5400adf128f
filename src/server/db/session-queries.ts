import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { SessionId, UserId } from "#shared/ids.ts";
import type { Tx } from "./client.ts";
import { refreshTokens, sessions } from "./schema.ts";

/** Everything here but the check of a live session runs as the system: a refresh token says who its owner is. */
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

export async function insertSession(tx: Tx, ownerId: UserId, lifeDays: number): Promise<SessionId> {
  const expires_at = sql`now() + ${lifeDays} * interval '1 day'`;
  const [session] = await tx.insert(sessions).values({ user_id: ownerId, expires_at }).returning({ id: sessions.id });
  if (session === undefined) throw new Error("The new session was not returned.");
  return session.id;
}

export async function insertRefreshToken(
  tx: Tx,
  token: { token_hash: string; session_id: SessionId; user_id: UserId; parent_hash?: string },
) {
  await tx.insert(refreshTokens).values(token);
}

/** Locks the session, so that refreshes of one session happen one after the other. */
export async function findRefreshToken(tx: Tx, tokenHash: string): Promise<RefreshTokenRow | undefined> {
  const [found] = await tx
    .select({ token: refreshTokens })
    .from(refreshTokens)
    .innerJoin(sessions, eq(sessions.id, refreshTokens.session_id))
    .where(
      and(eq(refreshTokens.token_hash, tokenHash), isNull(sessions.revoked_at), gt(sessions.expires_at, sql`now()`)),
    )
    .for("update", { of: sessions });
  if (found === undefined) return undefined;
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.token_hash, tokenHash));
  return token;
}

/** The newest token of a session: its parent is the only used one that may still be shown. */
export async function findNewestToken(tx: Tx, sessionId: SessionId): Promise<RefreshTokenRow | undefined> {
  const [token] = await tx
    .select()
    .from(refreshTokens)
    .where(and(eq(refreshTokens.session_id, sessionId), isNull(refreshTokens.used_at)))
    .orderBy(desc(sql`created_at`))
    .limit(1);
  return token;
}

export async function markTokenUsed(tx: Tx, tokenHash: string) {
  await tx
    .update(refreshTokens)
    .set({ used_at: sql`now()` })
    .where(eq(refreshTokens.token_hash, tokenHash));
}

export async function revokeSession(tx: Tx, sessionId: SessionId) {
  await tx
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
}

export async function revokeAllSessions(tx: Tx, ownerId: UserId) {
  await tx
    .update(sessions)
    .set({ revoked_at: sql`now()` })
    .where(and(eq(sessions.user_id, ownerId), isNull(sessions.revoked_at)));
}

export async function isSessionLive(tx: Tx, ownerId: UserId, sessionId: SessionId): Promise<boolean> {
  const live = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.user_id, ownerId),
        isNull(sessions.revoked_at),
        gt(sessions.expires_at, sql`now()`),
      ),
    );
  return live.length > 0;
}
