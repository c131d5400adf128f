import { audit } from "#db/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { findUserByEmail } from "#db/user-queries.ts";
import type { AuthSession } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import type { CommandDeps } from "./command-deps.ts";
import { issueSession } from "./issue-session.ts";
import { checkPassword } from "./passwords.ts";

/** Each call opens one session of its own. An unknown address costs and answers the same as a wrong password. */
export async function signIn(
  { db, tokens }: CommandDeps,
  { email, password }: { email: string; password: string },
): Promise<AuthSession> {
  const user = await asSystem(db, (tx) => findUserByEmail(tx, email));
  const isRight = await checkPassword(password, user?.password_hash);
  if (user === undefined || !isRight) {
    await asSystem(db, (tx) => audit(tx, user?.id ?? null, "sign_in_failed"));
    throw new AppError("invalid_credentials");
  }
  return asSystem(db, async (tx) => {
    await audit(tx, user.id, "sign_in");
    return issueSession(tx, tokens, user);
  });
}
