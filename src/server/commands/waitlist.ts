import { asSystem } from "#db/client.ts";
import { insertFileUpload, insertSignup, isOnWaitlist } from "#db/lead-queries.ts";
import { putMail } from "#db/outbox-queries.ts";
import { waitlistMail } from "#pipeline/mails/lead-mails.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { WaitlistConfirmation, WaitlistSignup } from "#shared/lead.ts";
import type { Caller } from "./caller.ts";
import type { CommandDeps } from "./command-deps.ts";
import { evenly } from "./evenly.ts";
import { mayMail } from "./mail-limits.ts";
import { LIMITS, takeTurn } from "./rate-limits.ts";

/** Long enough for the mail that asks to confirm the address, which makes this one needless. */
const WAIT_SECONDS = 20;

/** An address joins once; the second time is refused. */
export async function joinWaitlist({ db }: CommandDeps, signup: WaitlistSignup, caller: Caller) {
  await takeTurn(db, LIMITS.signUpsFromAddress, caller.address);
  const joined = await asSystem(db, (tx) => insertSignup(tx, signup));
  if (joined === undefined) throw new AppError("already_on_waitlist", { field: "email" });
  return joined;
}

/** Writes only to addresses that joined, and answers the same for all others. */
export async function confirmWaitlist(
  { db, publicUrl }: CommandDeps,
  { fullName, email }: WaitlistConfirmation,
  caller: Caller,
) {
  await evenly(
    asSystem(db, async (tx) => {
      if (!(await isOnWaitlist(tx, email)) || !(await mayMail(tx, email, caller))) return;
      await putMail(tx, null, email, waitlistMail(fullName, publicUrl), WAIT_SECONDS);
    }),
  );
}

/** Each call is one record. */
export async function recordFileUpload({ db }: CommandDeps, userId: UserId | null, email: string, caller: Caller) {
  await takeTurn(db, LIMITS.signUpsFromAddress, caller.address);
  return asSystem(db, (tx) => insertFileUpload(tx, userId, email));
}
