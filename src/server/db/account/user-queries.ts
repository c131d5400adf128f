import { eq, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { Tx } from "#db/client.ts";
import { users } from "./account-schema.ts";

export type UserRow = typeof users.$inferSelect;

/** Before signing in there is no owner: all but reading one's own row runs as the system. */
export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()));
  return user;
}

/** Undefined when the address is taken, also by a sign-up that runs at the same moment. */
export async function insertUser(tx: Tx, user: { email: string; full_name: string; password_hash: string }) {
  const [inserted] = await tx.insert(users).values(user).onConflictDoNothing().returning();
  return inserted;
}

/** Undefined when it was changed or erased meanwhile. */
export async function updateUser(
  tx: Tx,
  ownerId: UserId,
  values: Partial<Pick<UserRow, "password_hash" | "full_name" | "decision_reasons">>,
): Promise<UserRow | undefined> {
  const [updated] = await tx.update(users).set(values).where(eq(users.id, ownerId)).returning();
  return updated;
}

/** Following a link that was sent to the address is the proof. The first time counts. */
export async function confirmEmail(tx: Tx, ownerId: UserId): Promise<UserRow | undefined> {
  const email_confirmed_at = sql`coalesce(${users.email_confirmed_at}, now())`;
  const [confirmed] = await tx.update(users).set({ email_confirmed_at }).where(eq(users.id, ownerId)).returning();
  return confirmed;
}

/** Undefined once erased. */
export async function findUser(tx: Tx, ownerId: UserId): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, ownerId));
  return user;
}

export async function getUser(tx: Tx, ownerId: UserId): Promise<UserRow> {
  const user = await findUser(tx, ownerId);
  if (user === undefined) throw new Error("A signed-in user has no row.");
  return user;
}

/** Null for somebody on trial. */
export async function findEmail(tx: Tx, ownerId: UserId): Promise<string | null> {
  const [user] = await tx
    .select({ email: sql<string | null>`${users.email}` })
    .from(users)
    .where(eq(users.id, ownerId));
  return user?.email ?? null;
}
