import type { Tx } from "#db/client.ts";
import type { ClientInfo } from "#commands/client-info.ts";
import { findRetryAfter, RATE_LIMITS } from "#commands/rate-limits.ts";

/** Rate limits for mail: few an hour to one recipient, and few caused by one client. */
export async function mayMail(tx: Tx, recipient: string, { address }: ClientInfo): Promise<boolean> {
  const toRecipient = await findRetryAfter(tx, RATE_LIMITS.mailsToRecipient, recipient.toLowerCase());
  const fromCaller = await findRetryAfter(tx, RATE_LIMITS.mailsFromAddress, address);
  return toRecipient === undefined && fromCaller === undefined;
}
