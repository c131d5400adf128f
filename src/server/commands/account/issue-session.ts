import type { Tx } from "#db/client.ts";
import { insertRefreshToken, insertSession } from "#db/account/session-queries.ts";
import type { UserRow } from "#db/account/user-queries.ts";
import type { AuthSession, AuthUser } from "#shared/account/account.ts";
import type { SessionId } from "#shared/ids.ts";
import { ACCESS_TOKEN_SECONDS, type AccessTokens } from "./access-tokens.ts";

const DAY = 24 * 60;
const LIFE_MINUTES = { password: 30 * DAY, recovery: 30 };

export async function issueSession(
  tx: Tx,
  tokens: AccessTokens,
  user: UserRow,
  { kind, device }: { kind: keyof typeof LIFE_MINUTES; device: string },
): Promise<AuthSession> {
  const sessionId = await insertSession(tx, user.id, { kind, device, lifeMinutes: LIFE_MINUTES[kind] });
  const refreshToken = tokens.newSecret();
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
  const { id, email, created_at, email_confirmed_at } = user;
  return {
    id,
    aud: "authenticated",
    email,
    created_at,
    ...(email_confirmed_at !== null && { email_confirmed_at }),
    user_metadata: { full_name: fullNameOf(user) },
    app_metadata: {},
  };
}

export function fullNameOf({ full_name, email }: UserRow) {
  return full_name || email.slice(0, email.indexOf("@"));
}
