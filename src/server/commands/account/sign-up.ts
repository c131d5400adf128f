import { audit } from "#db/operations/audit-queries.ts";
import { asSystem, type Tx } from "#db/client.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { findUserByEmail, insertUser } from "#db/account/user-queries.ts";
import type { AuthSession, SignUp } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import { refuseWeakPassword } from "./check-new-password.ts";
import { claimTrial } from "./claim-trial.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { fullNameOf, issueSession } from "./issue-session.ts";
import { alreadyRegisteredMail } from "#pipeline/mail/account-mails.ts";
import { mayMail } from "./mail-limits.ts";
import { hashPassword } from "./passwords.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";
import { sendConfirmation } from "./send-confirmation.ts";

/**
 * User, first session, confirmation mail and the browser's trial in one transaction. For a taken address the refusal does not
 * say why; the owner of the address is told by mail.
 */
export async function signUp(deps: CommandDeps, input: SignUp, client: ClientInfo): Promise<AuthSession> {
  const { email, password, data } = input;
  await enforceRateLimit(deps.db, RATE_LIMITS.signUpsFromAddress, client.address);
  await refuseWeakPassword(password, MIN_PASSWORD_LENGTH, email);
  const password_hash = await hashPassword(password);
  const session = await asSystem(deps.db, async (tx) => {
    const user = await insertUser(tx, { email, full_name: data?.full_name ?? "", password_hash });
    if (user === undefined) return notifyOwner(tx, deps, email, client);
    await audit(tx, user.id, "sign_up");
    await claimTrial(tx, deps, user, client.claimSecret);
    await sendConfirmation(tx, deps, user, client);
    return issueSession(tx, deps.tokens, user, { kind: "password", device: client.device });
  });
  // Thrown outside, so that the mail to the owner is kept.
  if (session === undefined) throw new AppError("signup_refused");
  return session;
}

async function notifyOwner(tx: Tx, { publicUrl }: CommandDeps, email: string, client: ClientInfo): Promise<undefined> {
  const owner = await findUserByEmail(tx, email);
  if (owner === undefined || !(await mayMail(tx, owner.email, client))) return;
  const links = { login: `${publicUrl}/login`, recovery: `${publicUrl}/forgot-password` };
  await putMail(tx, owner.id, owner.email, alreadyRegisteredMail({ full_name: fullNameOf(owner) }, links));
}
