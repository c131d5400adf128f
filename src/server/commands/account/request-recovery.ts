import { audit } from "#db/operations/audit-queries.ts";
import { asSystem } from "#db/client.ts";
import { putToken } from "#db/account/one-time-token-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { findUserByEmail } from "#db/account/user-queries.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { fullNameOf } from "./issue-session.ts";
import { recoveryMail } from "#pipeline/mail/account-mails.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

const LINK_LIFE_MINUTES = 60;

/** Answers and takes as long for an address nobody has. The link's host is configured, never a request's. Each call makes the older link worthless. */
export async function requestRecovery({ db, tokens, publicUrl }: CommandDeps, email: string, client: ClientInfo) {
  await enforceRateLimit(db, RATE_LIMITS.mailsToRecipient, email);
  await enforceRateLimit(db, RATE_LIMITS.mailsFromAddress, client.address);
  const token = tokens.newSecret();
  await padResponseTime(
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
