import { audit } from "#db/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { insertUser } from "#db/user-queries.ts";
import type { AuthSession, SignUp } from "#shared/account.ts";
import { AppError } from "#shared/errors.ts";
import { MIN_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { CommandDeps } from "./command-deps.ts";
import { issueSession } from "./issue-session.ts";
import { hashPassword } from "./passwords.ts";

/** User and first session in one transaction. Of two sign-ups with one address the second is refused. */
export async function signUp({ db, tokens }: CommandDeps, { email, password, data }: SignUp): Promise<AuthSession> {
  if (password.length < MIN_PASSWORD_LENGTH) throw new AppError("weak_password", { field: "password" });
  const password_hash = await hashPassword(password);
  return asSystem(db, async (tx) => {
    const user = await insertUser(tx, { email, full_name: data?.full_name ?? "", password_hash });
    if (user === undefined) throw new AppError("email_taken", { field: "email" });
    await audit(tx, user.id, "sign_up");
    return issueSession(tx, tokens, user);
  });
}
