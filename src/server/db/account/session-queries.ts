import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { SessionId, UserId } from "#shared/ids.ts";
import { queryAsOwner, type PreparedQuery } from "#db/query-as-owner.ts";
import type { Db, Tx } from "#db/client.ts";
import { refreshTokens, type SessionKind, sessions } from "./account-schema.ts";
import { firstOrThrow } from "#db/first-row.ts";

/** Everything here but the check of a live session runs as the system: a refresh token says who its owner is. */
export type RefreshTokenRow = typeof refreshTokens.$inferSelect;

/** A session that was not used for so long has ended, whatever life it had left. */
const IDLE_DAYS = 7;
export const IS_LIVE_SESSION = `sessions.revoked_at is null and sessions.expires_at > now()
  and sessions.last_used_at > now() - ${IDLE_DAYS} * interval '1 day'`;
export const isLive = sql.raw(`(${IS_LIVE_SESSION})`);

export interface NewSession {
  kind: SessionKind;
  device: string;
  lifeMinutes: number;
}

export async function insertSession(tx: Tx, ownerId: UserId, session: NewSession): Promise<SessionId> {
  const { kind, device, lifeMinutes } = session;
  const expires_at = sql`now() + ${lifeMinutes} * interval '1 minute'`;
  const { id } = await tx
    .insert(sessions)
    .values({ user_id: ownerId, kind, device, expires_at })
    .returning({ id: sessions.id })
    .then(firstOrThrow);
  return id;
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
    .where(and(eq(refreshTokens.token_hash, tokenHash), isLive))
    .for("update", { of: sessions });
  if (found === undefined) return undefined;
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.token_hash, tokenHash));
  return token;
}

export async function findTokenAfter(tx: Tx, used: RefreshTokenRow): Promise<RefreshTokenRow | undefined> {
  const { session_id, parent_hash } = refreshTokens;
  const [token] = await tx
    .select()
    .from(refreshTokens)
    .where(and(eq(session_id, used.session_id), eq(parent_hash, used.token_hash)));
  return token;
}

/** A call may be on its way for as long, while other tabs go on. Counted from when it came, not from when it had waited for them. */
const OVERTAKEN_SECONDS = 5;

export async function wasJustReplaced(tx: Tx, { token_hash }: RefreshTokenRow): Promise<boolean> {
  const isRecent = sql`${refreshTokens.used_at} > now() - ${OVERTAKEN_SECONDS} * interval '1 second'`;
  const found = await tx
    .select({ token_hash: refreshTokens.token_hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.token_hash, token_hash), isRecent));
  return found.length > 0;
}

export async function markTokenUsed(tx: Tx, { token_hash, session_id }: RefreshTokenRow) {
  await tx
    .update(refreshTokens)
    .set({ used_at: sql`now()` })
    .where(eq(refreshTokens.token_hash, token_hash));
  await tx
    .update(sessions)
    .set({ last_used_at: sql`now()` })
    .where(eq(sessions.id, session_id));
}

const ended = { revoked_at: sql`now()` };

export async function revokeSession(tx: Tx, sessionId: SessionId) {
  await tx
    .update(sessions)
    .set(ended)
    .where(and(eq(sessions.id, sessionId), isNull(sessions.revoked_at)));
}

export async function revokeAllSessions(tx: Tx, ownerId: UserId) {
  await tx
    .update(sessions)
    .set(ended)
    .where(and(eq(sessions.user_id, ownerId), isNull(sessions.revoked_at)));
}

export async function revokeOtherSessions(tx: Tx, ownerId: UserId, kept: SessionId) {
  await tx
    .update(sessions)
    .set(ended)
    .where(and(eq(sessions.user_id, ownerId), ne(sessions.id, kept), isNull(sessions.revoked_at)));
}

const SESSION_KIND: PreparedQuery = {
  name: "session_kind",
  takes: ["uuid"],
  text: `select kind from sessions where user_id = $1 and id = $2 and ${IS_LIVE_SESSION}`,
};

/** Undefined once the session is over. */
export async function findSessionKind(db: Db, ownerId: UserId, sessionId: SessionId): Promise<SessionKind | undefined> {
  const [live] = await queryAsOwner<{ kind: SessionKind }>(db, ownerId, SESSION_KIND, [sessionId]);
  return live?.kind;
}
