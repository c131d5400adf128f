import type { Tx } from "#db/client.ts";
import type { Caller } from "./caller.ts";
import { findWait, LIMITS } from "./rate-limits.ts";

/** Nobody's inbox is filled through us: few mails an hour to one address, and few that one caller can cause. */
export async function mayMail(tx: Tx, recipient: string, { address }: Caller): Promise<boolean> {
  const toRecipient = await findWait(tx, LIMITS.mailsToRecipient, recipient.toLowerCase());
  const fromCaller = await findWait(tx, LIMITS.mailsFromAddress, address);
  return toRecipient === undefined && fromCaller === undefined;
}
