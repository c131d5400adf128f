import { eq } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import { isPro } from "#shared/billing/plan.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/account/account-schema.ts";

/** Whether an account may use Pro features; the only place this is decided. */
export async function hasPro(tx: Tx, ownerId: UserId): Promise<boolean> {
  const [user] = await tx.select({ plan: users.plan }).from(users).where(eq(users.id, ownerId));
  return user !== undefined && isPro(user.plan);
}
