import { asSystem, type Tx } from "#db/client.ts";
import { putToken } from "#db/account/one-time-token-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { findUserByEmail, type UserRow } from "#db/account/user-queries.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { fullNameOf } from "./issue-session.ts";
import { mayMail } from "./mail-limits.ts";
import { confirmationMail } from "#pipeline/mail/account-mails.ts";

const LINK_LIFE_MINUTES = 24 * 60;

/** The same answer for every caller and every address: only its inbox learns more. Each call makes the older link worthless. */
export async function resendConfirmation(deps: CommandDeps, email: string, client: ClientInfo) {
  await padResponseTime(
    asSystem(deps.db, async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (user !== undefined && user.email_confirmed_at === null) await sendConfirmation(tx, deps, user, client);
    }),
  );
}

/** Part of the caller's transaction. Beyond the limit no mail is written; it can be asked for later. */
export async function sendConfirmation(tx: Tx, { tokens, publicUrl }: CommandDeps, user: UserRow, client: ClientInfo) {
  if (!(await mayMail(tx, user.email, client))) return;
  const token = tokens.newSecret();
  await putToken(tx, user.id, {
    purpose: "confirmation",
    token_hash: tokens.hashOf(token),
    lifeMinutes: LINK_LIFE_MINUTES,
  });
  const link = `${publicUrl}/confirm-email#token_hash=${token}&type=email`;
  await putMail(tx, user.id, user.email, confirmationMail({ full_name: fullNameOf(user) }, link));
}
