import type { BillingMode, Price } from "#shared/billing/billing.ts";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";
import type { UserId } from "#shared/ids.ts";

export interface Subscription {
  id: string;
  status: SubscriptionStatus;
  /** Cancelled, and running until then. */
  endsAt: string | null;
}

export interface Checkout {
  ownerId: UserId;
  customerId: string;
  price: Price;
  successUrl: string;
  cancelUrl: string;
  /** The same again is the same checkout. */
  idempotencyKey: string;
}

/** Somebody else's machine that takes the money. It alone knows who has paid; we ask. */
export interface Payments {
  readonly mode: BillingMode;
  readonly prices: readonly Price[];
  /** The same owner again is the same customer. */
  createCustomer(owner: { id: UserId; email: string }): Promise<string>;
  openCheckout(checkout: Checkout): Promise<string>;
  openPortal(portal: { customerId: string; returnUrl: string }): Promise<string>;
  /** Of several the one that opens the most. */
  findSubscription(customerId: string): Promise<Subscription | undefined>;
  /** Whom a signed message is about. A message with a wrong, altered or old signature is refused. */
  readEvent(body: Buffer, signature: string): { id: string; customerId: string | undefined };
  /** A customer that is not there is deleted. */
  deleteCustomer(customerId: string): Promise<void>;
}
