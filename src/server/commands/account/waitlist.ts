import { asSystem } from "#db/client.ts";
import { insertFileUpload, insertSignup, isOnWaitlist } from "#db/account/lead-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { waitlistMail } from "#pipeline/mail/lead-mails.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { WaitlistConfirmation, WaitlistSignup } from "#shared/account/lead.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { padResponseTime } from "./pad-response-time.ts";
import { mayMail } from "./mail-limits.ts";
import { RATE_LIMITS, enforceRateLimit } from "#commands/rate-limits.ts";

/** Long enough for the mail that asks to confirm the address, which makes this one needless. */
const WAIT_SECONDS = 20;

/** An address joins once; the second time is refused. */
export async function joinWaitlist({ db }: CommandDeps, signup: WaitlistSignup, client: ClientInfo) {
  await enforceRateLimit(db, RATE_LIMITS.signUpsFromAddress, client.address);
  const joined = await asSystem(db, (tx) => insertSignup(tx, signup));
  if (joined === undefined) throw new AppError("already_on_waitlist", { field: "email" });
  return joined;
}

/** Writes only to addresses that joined, and answers the same for all others. */
export async function confirmWaitlist(
  { db, publicUrl }: CommandDeps,
  { fullName, email }: WaitlistConfirmation,
  client: ClientInfo,
) {
  await padResponseTime(
    asSystem(db, async (tx) => {
      if (!(await isOnWaitlist(tx, email)) || !(await mayMail(tx, email, client))) return;
      await putMail(tx, null, email, waitlistMail(fullName, publicUrl), WAIT_SECONDS);
    }),
  );
}

/** Each call is one record. */
export async function recordFileUpload({ db }: CommandDeps, userId: UserId | null, email: string, client: ClientInfo) {
  await enforceRateLimit(db, RATE_LIMITS.signUpsFromAddress, client.address);
  return asSystem(db, (tx) => insertFileUpload(tx, userId, email));
}
