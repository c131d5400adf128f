import { audit } from "#db/operations/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { findUserByEmail, type UserRow } from "#db/account/user-queries.ts";
import type { AuthSession } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import { claimTrial } from "./claim-trial.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { issueSession } from "./issue-session.ts";
import { checkPassword, refuseIfOverloaded } from "./passwords.ts";
import { refundRateLimit, RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

/**
 * Each call opens one session of its own, and takes a trial of this browser over with it. An unknown address costs and answers
 * the same as a wrong password.
 */
export async function signIn(
  deps: CommandDeps,
  { email, password }: { email: string; password: string },
  client: ClientInfo,
): Promise<AuthSession> {
  const { db, tokens } = deps;
  refuseIfOverloaded();
  await enforceRateLimit(db, RATE_LIMITS.failuresFromAddress, client.address);
  const user = await asSystem(db, (tx) => findUserByEmail(tx, email));
  const account = accountKey(deps, email, user, client);
  await enforceRateLimit(db, RATE_LIMITS.failuresOfAccount, account);
  const isRight = await checkPassword(password, user?.password_hash);
  if (user === undefined || !isRight) {
    await asSystem(db, (tx) => audit(tx, user?.id ?? null, "sign_in_failed"));
    throw new AppError("invalid_credentials");
  }
  return asSystem(db, async (tx) => {
    await refundRateLimit(tx, RATE_LIMITS.failuresFromAddress, client.address);
    await refundRateLimit(tx, RATE_LIMITS.failuresOfAccount, account);
    await audit(tx, user.id, "sign_in");
    await claimTrial(tx, deps, user, client.claimSecret);
    return issueSession(tx, tokens, user, { kind: "password", device: client.device });
  });
}

/** Failed guesses by strangers do not lock out the owner: a known browser has its own limit. */
function accountKey({ tokens }: CommandDeps, email: string, user: UserRow | undefined, { deviceMark }: ClientInfo) {
  const isKnown = user !== undefined && deviceMark !== undefined && tokens.isDeviceMark(deviceMark, user.id);
  return isKnown ? `known:${email}` : `new:${email}`;
}
