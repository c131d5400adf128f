import type { Tx } from "#db/client.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import { findRetryAfter, RATE_LIMITS } from "#commands/rate-limits.ts";

/** Nobody's inbox is filled through us: few mails an hour to one address, and few that one caller can cause. */
export async function mayMail(tx: Tx, recipient: string, { address }: ClientInfo): Promise<boolean> {
  const toRecipient = await findRetryAfter(tx, RATE_LIMITS.mailsToRecipient, recipient.toLowerCase());
  const fromCaller = await findRetryAfter(tx, RATE_LIMITS.mailsFromAddress, address);
  return toRecipient === undefined && fromCaller === undefined;
}
