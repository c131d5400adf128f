import { and, eq, isNull, sql } from "drizzle-orm";
import type { PriceInterval, TestSubscription } from "#shared/billing/billing.ts";
import type { CheckoutId, UserId } from "#shared/ids.ts";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";
import { testCheckouts, testSubscriptions } from "./billing-schema.ts";
import type { Tx } from "#db/client.ts";
import { firstOrThrow } from "#db/first-row.ts";

export type TestCheckoutRow = typeof testCheckouts.$inferSelect;
export type NewTestCheckoutRow = Omit<TestCheckoutRow, "id" | "completed_at">;

/** Run as the system, in the place of a provider. */
export async function insertTestCheckout(tx: Tx, checkout: NewTestCheckoutRow): Promise<CheckoutId> {
  const { id } = await tx.insert(testCheckouts).values(checkout).returning({ id: testCheckouts.id }).then(firstOrThrow);
  return id;
}

/** Run as the system, in the place of a provider. */
export async function findSubscriptionOf(tx: Tx, customerId: string) {
  const [found] = await tx.select().from(testSubscriptions).where(eq(testSubscriptions.customer_id, customerId));
  return found;
}

export async function findTestCheckout(tx: Tx, ownerId: UserId, id: CheckoutId): Promise<TestCheckoutRow | undefined> {
  const isIt = and(eq(testCheckouts.id, id), eq(testCheckouts.user_id, ownerId));
  const [found] = await tx.select().from(testCheckouts).where(isIt);
  return found;
}

/** False when it was completed before. */
export async function completeTestCheckout(tx: Tx, ownerId: UserId, id: CheckoutId): Promise<boolean> {
  const isOpen = and(eq(testCheckouts.id, id), eq(testCheckouts.user_id, ownerId), isNull(testCheckouts.completed_at));
  const completed = await tx
    .update(testCheckouts)
    .set({ completed_at: sql`now()` })
    .where(isOpen)
    .returning({ id: testCheckouts.id });
  return completed.length === 1;
}

/** One subscription a customer: a new one takes the place of the last. */
export async function beginTestSubscription(
  tx: Tx,
  { user_id, customer_id, interval }: { user_id: UserId; customer_id: string; interval: PriceInterval },
  status: SubscriptionStatus,
) {
  const current_period_end = sql`now() + make_interval(months => ${interval === "year" ? 12 : 1})`;
  const begun = { status, interval, cancel_at_period_end: false, current_period_end };
  await tx
    .insert(testSubscriptions)
    .values({ user_id, customer_id, ...begun })
    .onConflictDoUpdate({ target: testSubscriptions.user_id, set: begun });
}

export async function getTestSubscription(tx: Tx, ownerId: UserId): Promise<TestSubscription | undefined> {
  const { status, interval, cancel_at_period_end, current_period_end } = testSubscriptions;
  const [found] = await tx
    .select({ status, interval, cancel_at_period_end, current_period_end })
    .from(testSubscriptions)
    .where(eq(testSubscriptions.user_id, ownerId));
  return found;
}

export async function changeTestSubscription(
  tx: Tx,
  ownerId: UserId,
  change: { status?: SubscriptionStatus; cancel_at_period_end?: boolean },
) {
  await tx.update(testSubscriptions).set(change).where(eq(testSubscriptions.user_id, ownerId));
}
