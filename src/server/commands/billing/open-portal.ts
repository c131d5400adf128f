import { findBilling } from "#db/billing/billing-queries.ts";
import { asSystem } from "#db/client.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** Only ever for the caller's own customer. */
export async function openPortal(
  { db, payments, publicUrl }: Pick<CommandDeps, "db" | "payments" | "publicUrl">,
  ownerId: UserId,
) {
  const billing = await asSystem(db, (tx) => findBilling(tx, ownerId));
  if (!billing?.customerId) throw new AppError("no_subscription");
  return { url: await payments.openPortal({ customerId: billing.customerId, returnUrl: `${publicUrl}/billing` }) };
}
