import type { Tx } from "#db/client.ts";
import { withdrawMails } from "#db/lead-queries.ts";
import { putToken } from "#db/one-time-token-queries.ts";
import { putMail } from "#db/outbox-queries.ts";
import { leadMail, WAITLIST_MAIL } from "#pipeline/mails/lead-mails.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { Caller } from "./caller.ts";
import type { CommandDeps } from "./command-deps.ts";
import { mayMail } from "./mail-limits.ts";

const LINK_LIFE_MINUTES = 24 * 60;

/** Part of the transaction that writes the address down, as the system. Scores go nowhere until the link was followed. */
export async function askToConfirmLead(
  tx: Tx,
  { tokens, publicUrl }: CommandDeps,
  lead: { ownerId: UserId; uploadId: UploadId; email: string },
  caller: Caller,
) {
  if (!(await mayMail(tx, lead.email, caller))) throw new AppError("too_many_requests");
  const token = tokens.newSecret();
  await putToken(tx, lead.ownerId, {
    purpose: "lead",
    upload_id: lead.uploadId,
    token_hash: tokens.hashOf(token),
    lifeMinutes: LINK_LIFE_MINUTES,
  });
  await withdrawMails(tx, lead.email, WAITLIST_MAIL);
  const link = `${publicUrl}/confirm-email#token_hash=${token}&type=email`;
  await putMail(tx, lead.ownerId, lead.email, leadMail(link));
}
