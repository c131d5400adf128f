import { audit } from "#db/operations/audit-queries.ts";
import { asOwner, asSystem, type Tx } from "#db/client.ts";
import { dropExportLinks } from "#db/reports/export-link-queries.ts";
import { wakeStreams } from "#db/screening/live-event-queries.ts";
import { spendTokens } from "#db/account/one-time-token-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import type { SessionKind } from "#db/account/account-schema.ts";
import { revokeAllSessions, revokeOtherSessions } from "#db/account/session-queries.ts";
import { getUser, updateUser, type UserRow } from "#db/account/user-queries.ts";
import type { AuthUser, UserChange } from "#shared/account/account.ts";
import { AppError } from "#shared/errors.ts";
import { MIN_PASSWORD_LENGTH, MIN_RESET_PASSWORD_LENGTH } from "#shared/limits.ts";
import type { Bearer } from "./access-tokens.ts";
import { refuseWeakPassword } from "./check-new-password.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { fullNameOf, presentUser } from "./issue-session.ts";
import { passwordChangedMail } from "#pipeline/mail/account-mails.ts";
import { checkPassword, hashPassword } from "./passwords.ts";
import { refundRateLimit, RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

export interface SignedIn extends Bearer {
  kind: SessionKind;
}

/** A new password ends the other sessions (after a recovery all of them) and the links to bundles in the same transaction, and its owner is told by mail. */
export async function changeUser(deps: CommandDeps, bearer: SignedIn, change: UserChange): Promise<AuthUser> {
  const { db, publicUrl } = deps;
  const { password, data } = change;
  const user = await asOwner(db, bearer.userId, (tx) => getUser(tx, bearer.userId));
  const password_hash = password === undefined ? undefined : await acceptPassword(deps, bearer, user, change, password);
  const values = {
    ...(password_hash !== undefined && { password_hash }),
    ...(data !== undefined && bearer.kind === "password" && { full_name: data.full_name }),
  };
  if (Object.keys(values).length === 0) return presentUser(user);
  return asSystem(db, async (tx) => {
    const updated = await updateUser(tx, bearer.userId, values);
    if (updated === undefined) throw new AppError("not_signed_in");
    if (password_hash !== undefined) await endSessions(tx, bearer, updated, publicUrl);
    return presentUser(updated);
  });
}

async function acceptPassword(
  deps: CommandDeps,
  { kind }: SignedIn,
  user: UserRow,
  { current_password }: UserChange,
  password: string,
) {
  if (kind === "password") await proveCurrent(deps, user, current_password);
  await refuseWeakPassword(password, kind === "recovery" ? MIN_RESET_PASSWORD_LENGTH : MIN_PASSWORD_LENGTH, user.email);
  return hashPassword(password);
}

async function proveCurrent({ db }: CommandDeps, user: UserRow, current: string | undefined) {
  const key = `change:${user.email}`;
  await enforceRateLimit(db, RATE_LIMITS.failuresOfAccount, key);
  if (current === undefined || !(await checkPassword(current, user.password_hash)))
    throw new AppError("current_password_wrong", { field: "current_password" });
  await asSystem(db, (tx) => refundRateLimit(tx, RATE_LIMITS.failuresOfAccount, key));
}

async function endSessions(tx: Tx, { kind, userId, sessionId }: SignedIn, user: UserRow, publicUrl: string) {
  if (kind === "recovery") await revokeAllSessions(tx, userId);
  else await revokeOtherSessions(tx, userId, sessionId);
  await dropExportLinks(tx, userId);
  await spendTokens(tx, userId, "recovery");
  await audit(tx, userId, kind === "recovery" ? "password_reset" : "password_changed");
  const links = { recovery: `${publicUrl}/forgot-password` };
  await putMail(tx, userId, user.email, passwordChangedMail({ full_name: fullNameOf(user) }, links));
  await wakeStreams(tx, userId);
}
