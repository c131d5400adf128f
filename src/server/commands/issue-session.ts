import type { Tx } from "#db/client.ts";
import { insertRefreshToken, insertSession } from "#db/session-queries.ts";
import type { UserRow } from "#db/user-queries.ts";
import type { AuthSession, AuthUser } from "#shared/account.ts";
import type { SessionId } from "#shared/ids.ts";
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from "./access-tokens.ts";

const SESSION_LIFE_DAYS = 30;

export async function issueSession(tx: Tx, tokens: AccessTokens, user: UserRow): Promise<AuthSession> {
  const sessionId = await insertSession(tx, user.id, SESSION_LIFE_DAYS);
  const refreshToken = tokens.newRefreshToken();
  await insertRefreshToken(tx, { token_hash: tokens.hashOf(refreshToken), session_id: sessionId, user_id: user.id });
  return presentSession(tokens, user, sessionId, refreshToken);
}

export async function presentSession(
  tokens: AccessTokens,
  user: UserRow,
  sessionId: SessionId,
  refreshToken: string,
): Promise<AuthSession> {
  const issuedAt = Math.floor(Date.now() / 1000);
  return {
    access_token: await tokens.sign({ userId: user.id, sessionId }, issuedAt),
    token_type: "bearer",
    expires_in: ACCESS_TOKEN_SECONDS,
    expires_at: issuedAt + ACCESS_TOKEN_SECONDS,
    refresh_token: refreshToken,
    user: presentUser(user),
  };
}

export function presentUser(user: UserRow): AuthUser {
  const fullName = user.full_name || user.email.slice(0, user.email.indexOf("@"));
  return {
    id: user.id,
    aud: "authenticated",
    email: user.email,
    created_at: user.created_at,
    user_metadata: { full_name: fullName },
    app_metadata: {},
  };
}
