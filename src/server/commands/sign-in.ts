import { audit } from "#db/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { findUserByEmail, type UserRow } from "#db/user-queries.ts";
import type { AuthSession } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import type { Caller } from "./caller.ts";
import { claimTrial } from "./claim-trial.ts";
import type { CommandDeps } from "./command-deps.ts";
import { issueSession } from "./issue-session.ts";
import { checkPassword, refuseIfCrowded } from "./passwords.ts";
import { giveTurnBack, LIMITS, takeTurn } from "./rate-limits.ts";

/**
 * Each call opens one session of its own, and takes a trial of this browser over with it. An unknown address costs and answers
 * the same as a wrong password.
 */
export async function signIn(
  deps: CommandDeps,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<AuthSession> {
  const { db, tokens } = deps;
  refuseIfCrowded();
  await takeTurn(db, LIMITS.failuresFromAddress, caller.address);
  const user = await asSystem(db, (tx) => findUserByEmail(tx, email));
  const account = accountKey(deps, email, user, caller);
  await takeTurn(db, LIMITS.failuresOfAccount, account);
  const isRight = await checkPassword(password, user?.password_hash);
  if (user === undefined || !isRight) {
    await asSystem(db, (tx) => audit(tx, user?.id ?? null, "sign_in_failed"));
    throw new AppError("invalid_credentials");
  }
  return asSystem(db, async (tx) => {
    await giveTurnBack(tx, LIMITS.failuresFromAddress, caller.address);
    await giveTurnBack(tx, LIMITS.failuresOfAccount, account);
    await audit(tx, user.id, "sign_in");
    await claimTrial(tx, deps, user, caller.claimSecret);
    return issueSession(tx, tokens, user, { kind: "password", device: caller.device });
  });
}

/** Strangers who guess use up their own tries: a browser the owner has used before has tries of its own. */
function accountKey({ tokens }: CommandDeps, email: string, user: UserRow | undefined, { deviceMark }: Caller) {
  const isKnown = user !== undefined && deviceMark !== undefined && tokens.isDeviceMark(deviceMark, user.id);
  return isKnown ? `known:${email}` : `new:${email}`;
}
