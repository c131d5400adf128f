import { audit } from "#db/audit-queries.ts";
import { asSystem, type Tx } from "#db/client.ts";
import { putMail } from "#db/outbox-queries.ts";
import { findUserByEmail, insertUser } from "#db/user-queries.ts";
import type { AuthSession, SignUp } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { Caller } from "./caller.ts";
import { refuseWeakPassword } from "./check-new-password.ts";
import { claimTrial } from "./claim-trial.ts";
import type { CommandDeps } from "./command-deps.ts";
import { fullNameOf, issueSession } from "./issue-session.ts";
import { alreadyRegisteredMail } from "#pipeline/mails/account-mails.ts";
import { mayMail } from "./mail-limits.ts";
import { hashPassword } from "./passwords.ts";
import { LIMITS, takeTurn } from "./rate-limits.ts";
import { sendConfirmation } from "./send-confirmation.ts";

/**
 * User, first session, confirmation mail and the browser's trial in one transaction. For a taken address the refusal does not
 * say why; the owner of the address is told by mail.
 */
export async function signUp(deps: CommandDeps, input: SignUp, caller: Caller): Promise<AuthSession> {
  const { email, password, data } = input;
  await takeTurn(deps.db, LIMITS.signUpsFromAddress, caller.address);
  await refuseWeakPassword(password, MIN_PASSWORD_LENGTH, email);
  const password_hash = await hashPassword(password);
  const session = await asSystem(deps.db, async (tx) => {
    const user = await insertUser(tx, { email, full_name: data?.full_name ?? "", password_hash });
    if (user === undefined) return tellOwner(tx, deps, email, caller);
    await audit(tx, user.id, "sign_up");
    await claimTrial(tx, deps, user, caller.claimSecret);
    await sendConfirmation(tx, deps, user, caller);
    return issueSession(tx, deps.tokens, user, { kind: "password", device: caller.device });
  });
  // Thrown outside, so that the mail to the owner is kept.
  if (session === undefined) throw new AppError("signup_refused");
  return session;
}

async function tellOwner(tx: Tx, { publicUrl }: CommandDeps, email: string, caller: Caller): Promise<undefined> {
  const owner = await findUserByEmail(tx, email);
  if (owner === undefined || !(await mayMail(tx, owner.email, caller))) return;
  const links = { login: `${publicUrl}/login`, recovery: `${publicUrl}/forgot-password` };
  await putMail(tx, owner.id, owner.email, alreadyRegisteredMail({ full_name: fullNameOf(owner) }, links));
}
