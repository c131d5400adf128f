import { audit } from "#db/operations/audit-queries.ts";
import { asSystem, becomeOwner, type Tx } from "#db/client.ts";
import {
  findRefreshToken,
  findTokenAfter,
  insertRefreshToken,
  markTokenUsed,
  type RefreshTokenRow,
  revokeSession,
  wasJustReplaced,
} from "#db/account/session-queries.ts";
import { getUser } from "#db/account/user-queries.ts";
import type { AuthSession } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import type { AccessTokens } from "./access-tokens.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { presentSession } from "./issue-session.ts";

/**
 * Every refresh token works once. One replaced a moment ago (an answer that was lost, a tab whose call was overtaken by others)
 * is answered with the newest; any older one, the one replaced last included, is a stolen copy, and its whole session ends.
 */
export async function refreshSession({ db, tokens }: CommandDeps, refreshToken: string): Promise<AuthSession> {
  const session = await asSystem(db, async (tx) => {
    const presented = await findRefreshToken(tx, tokens.hashOf(refreshToken));
    if (presented === undefined) return undefined;
    const successor = await rotate(tx, tokens, presented, refreshToken);
    if (successor === undefined) {
      await revokeSession(tx, presented.session_id);
      await audit(tx, presented.user_id, "token_reuse", presented.session_id);
      return undefined;
    }
    await becomeOwner(tx, presented.user_id);
    const user = await getUser(tx, presented.user_id);
    return presentSession(tokens, user, presented.session_id, successor);
  });
  // Thrown outside: the end of a stolen session must not be rolled back with the refusal.
  if (session === undefined) throw new AppError("refresh_token_rejected");
  return session;
}

/** Undefined for a token that was replaced too long ago. */
async function rotate(
  tx: Tx,
  tokens: AccessTokens,
  presented: RefreshTokenRow,
  refreshToken: string,
): Promise<string | undefined> {
  if (presented.used_at !== null)
    return (await wasJustReplaced(tx, presented)) ? follow(tx, tokens, presented, refreshToken) : undefined;
  const successor = tokens.successorOf(refreshToken);
  await markTokenUsed(tx, presented);
  await insertRefreshToken(tx, {
    token_hash: tokens.hashOf(successor),
    session_id: presented.session_id,
    user_id: presented.user_id,
    parent_hash: presented.token_hash,
  });
  return successor;
}

/** From one to the next up to the one that was not used yet. */
async function follow(
  tx: Tx,
  tokens: AccessTokens,
  used: RefreshTokenRow,
  refreshToken: string,
): Promise<string | undefined> {
  const next = await findTokenAfter(tx, used);
  const successor = next && tokens.findSuccessor(refreshToken, next.token_hash);
  if (next === undefined || successor === undefined) return undefined;
  return next.used_at === null ? successor : follow(tx, tokens, next, successor);
}
