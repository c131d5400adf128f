import { audit } from "#db/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { putToken } from "#db/one-time-token-queries.ts";
import { putMail } from "#db/outbox-queries.ts";
import { findUserByEmail } from "#db/user-queries.ts";
import type { Caller } from "./caller.ts";
import type { CommandDeps } from "./command-deps.ts";
import { evenly } from "./evenly.ts";
import { fullNameOf } from "./issue-session.ts";
import { recoveryMail } from "#pipeline/mails/account-mails.ts";
import { LIMITS, takeTurn } from "./rate-limits.ts";

const LINK_LIFE_MINUTES = 60;

/** Answers and takes as long for an address nobody has. The link's host is configured, never a request's. Each call makes the older link worthless. */
export async function requestRecovery({ db, tokens, publicUrl }: CommandDeps, email: string, caller: Caller) {
  await takeTurn(db, LIMITS.mailsToRecipient, email);
  await takeTurn(db, LIMITS.mailsFromAddress, caller.address);
  const token = tokens.newSecret();
  await evenly(
    asSystem(db, async (tx) => {
      const user = await findUserByEmail(tx, email);
      await audit(tx, user?.id ?? null, "password_reset_requested");
      if (user === undefined) return;
      await putToken(tx, user.id, {
        purpose: "recovery",
        token_hash: tokens.hashOf(token),
        lifeMinutes: LINK_LIFE_MINUTES,
      });
      const link = `${publicUrl}/reset-password#token_hash=${token}&type=recovery`;
      await putMail(tx, user.id, user.email, recoveryMail({ full_name: fullNameOf(user) }, link));
    }),
  );
}
