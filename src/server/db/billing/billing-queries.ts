import { eq, lt, sql } from "drizzle-orm";
import type { UserId } from "#shared/ids.ts";
import type { Plan, SubscriptionStatus } from "#shared/billing/plan.ts";
import { billingEvents, closedCustomers } from "./billing-schema.ts";
import type { Tx } from "#db/client.ts";
import { users } from "#db/account/account-schema.ts";

export interface BillingState {
  userId: UserId;
  email: string;
  plan: Plan;
  customerId: string | null;
  subscriptionId: string | null;
}

/** `syncNumber`: orders concurrent syncs. */
export interface BillingSync extends BillingState {
  syncNumber: number;
}

const shown = {
  userId: users.id,
  email: users.email,
  plan: users.plan,
  customerId: users.stripe_customer_id,
  subscriptionId: users.stripe_subscription_id,
};

// All of these run as the system: a payment provider knows customers, not owners.

export async function findBilling(tx: Tx, userId: UserId): Promise<BillingState | undefined> {
  const [state] = await tx.select(shown).from(users).where(eq(users.id, userId));
  return state;
}

/** Before the provider is asked. */
export async function beginSync(tx: Tx, userId: UserId): Promise<BillingSync | undefined> {
  const [sync] = await tx
    .update(users)
    .set({ billing_asked: sql`${users.billing_asked} + 1` })
    .where(eq(users.id, userId))
    .returning({ ...shown, syncNumber: users.billing_asked });
  return sync;
}

export async function findUserOfCustomer(tx: Tx, customerId: string): Promise<UserId | undefined> {
  const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.stripe_customer_id, customerId));
  return user?.id;
}

/** The first one stays. */
export async function setCustomer(tx: Tx, userId: UserId, customerId: string) {
  await tx
    .update(users)
    .set({ stripe_customer_id: sql`coalesce(${users.stripe_customer_id}, ${customerId})` })
    .where(eq(users.id, userId));
}

export interface ReadState {
  plan: Plan;
  subscriptionId: string | null;
  status: SubscriptionStatus | null;
  endsAt: string | null;
}

/** The previous plan, or undefined if a later sync has written already. */
export async function writeState(
  tx: Tx,
  { userId, syncNumber }: BillingSync,
  { plan, subscriptionId, status, endsAt }: ReadState,
): Promise<Plan | undefined> {
  const isIt = eq(users.id, userId);
  const [before] = await tx
    .select({ plan: users.plan, written: users.billing_written })
    .from(users)
    .where(isIt)
    .for("no key update");
  if (before === undefined || before.written > syncNumber) return undefined;
  const state = { plan, stripe_subscription_id: subscriptionId, subscription_status: status };
  await tx
    .update(users)
    .set({ ...state, subscription_ends_at: endsAt, billing_written: syncNumber })
    .where(isIt);
  return before.plan;
}

export async function isEventKnown(tx: Tx, id: string): Promise<boolean> {
  const found = await tx.select({ id: billingEvents.id }).from(billingEvents).where(eq(billingEvents.id, id));
  return found.length === 1;
}

export async function rememberEvent(tx: Tx, id: string) {
  await tx.insert(billingEvents).values({ id }).onConflictDoNothing();
}

/** Longer than a provider repeats itself. */
export async function forgetOldEvents(tx: Tx) {
  await tx.delete(billingEvents).where(lt(billingEvents.created_at, sql`now() - interval '30 days'`));
}

/** Part of the transaction that erases the account. */
export async function closeCustomer(tx: Tx, userId: UserId) {
  await tx.execute(
    sql`insert into ${closedCustomers} (customer_id)
      select ${users.stripe_customer_id} from ${users}
      where ${users.id} = ${userId} and ${users.stripe_customer_id} is not null on conflict do nothing`,
  );
}

export async function listClosedCustomers(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ id: closedCustomers.customer_id }).from(closedCustomers).limit(100);
  return rows.map(({ id }) => id);
}

export async function forgetCustomer(tx: Tx, customerId: string) {
  await tx.delete(closedCustomers).where(eq(closedCustomers.customer_id, customerId));
}
