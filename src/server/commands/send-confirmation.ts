import { asSystem, type Tx } from "#db/client.ts";
import { putToken } from "#db/one-time-token-queries.ts";
import { putMail } from "#db/outbox-queries.ts";
import { findUserByEmail, type UserRow } from "#db/user-queries.ts";
import type { Caller } from "./caller.ts";
import type { CommandDeps } from "./command-deps.ts";
import { evenly } from "./evenly.ts";
import { fullNameOf } from "./issue-session.ts";
import { mayMail } from "./mail-limits.ts";
import { confirmationMail } from "#pipeline/mails/account-mails.ts";

const LINK_LIFE_MINUTES = 24 * 60;

/** The same answer whoever asks and whatever the address: only its inbox learns more. Each call makes the older link worthless. */
export async function resendConfirmation(deps: CommandDeps, email: string, caller: Caller) {
  await evenly(
    asSystem(deps.db, async (tx) => {
      const user = await findUserByEmail(tx, email);
      if (user !== undefined && user.email_confirmed_at === null) await sendConfirmation(tx, deps, user, caller);
    }),
  );
}

/** Part of the caller's transaction. Beyond the limit no mail is written; it can be asked for later. */
export async function sendConfirmation(tx: Tx, { tokens, publicUrl }: CommandDeps, user: UserRow, caller: Caller) {
  if (!(await mayMail(tx, user.email, caller))) return;
  const token = tokens.newSecret();
  await putToken(tx, user.id, {
    purpose: "confirmation",
    token_hash: tokens.hashOf(token),
    lifeMinutes: LINK_LIFE_MINUTES,
  });
  const link = `${publicUrl}/confirm-email#token_hash=${token}&type=email`;
  await putMail(tx, user.id, user.email, confirmationMail({ full_name: fullNameOf(user) }, link));
}
