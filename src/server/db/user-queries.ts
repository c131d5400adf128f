import { and, count, eq, gte, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { Tx } from "./client.ts";
import { usageLedger, users } from "./schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Before signing in there is no owner: these two run as the system. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** Undefined when the address is taken, also by a sign-up that runs at the same moment. */
export async function insertUser(
  tx: Tx,
  user: { email: string; full_name: string; password_hash: string },
): Promise<UserRow | undefined> {
  const [inserted] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

export async function getUser(tx: Tx, ownerId: UserId): Promise<UserRow> {
  const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
  if (user === undefined) throw new Error("A signed-in user has no row.");
  return user;
}

/** CVs screened since the current period began, one month before its reset date. */
export async function countMonthlyUsage(tx: Tx, ownerId: UserId, resetDate: string): Promise<number> {
  const periodStart = sql`${resetDate}::timestamptz - interval '1 month'`;
  const [row] = await tx
    .select({ used: count() })
    .from(usageLedger)
    .where(and(eq(usageLedger.user_id, ownerId), gte(usageLedger.created_at, periodStart)));
  return row?.used ?? 0;
}
