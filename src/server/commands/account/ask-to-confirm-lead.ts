import type { Tx } from "#db/client.ts";
import { withdrawMails } from "#db/account/lead-queries.ts";
import { putToken } from "#db/account/one-time-token-queries.ts";
import { putMail } from "#db/operations/outbox-queries.ts";
import { leadMail, WAITLIST_MAIL } from "#pipeline/mail/lead-mails.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { mayMail } from "./mail-limits.ts";

const LINK_LIFE_MINUTES = 24 * 60;

/** Part of the transaction that writes the address down, as the system. Scores go nowhere until the link was followed. */
export async function askToConfirmLead(
  tx: Tx,
  { tokens, publicUrl }: CommandDeps,
  lead: { ownerId: UserId; uploadId: UploadId; email: string },
  client: ClientInfo,
) {
  if (!(await mayMail(tx, lead.email, client))) throw new AppError("too_many_requests");
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
