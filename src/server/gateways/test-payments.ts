import type { PriceInterval } from "#shared/billing/billing.ts";
import { AppError } from "#shared/errors.ts";
import type { CheckoutId, UserId } from "#shared/ids.ts";
import type { Checkout, Payments, Subscription } from "./payments.ts";

const PRICES = [
  { id: "test_price_monthly", interval: "month" },
  { id: "test_price_yearly", interval: "year" },
] as const;

export interface NewTestCheckout {
  user_id: UserId;
  customer_id: string;
  interval: PriceInterval;
  success_url: string;
  cancel_url: string;
}

/** What a payment provider would store itself. */
export interface TestBillingRecords {
  openCheckout(checkout: NewTestCheckout): Promise<CheckoutId>;
  findSubscription(customerId: string): Promise<Subscription | undefined>;
}

/** The same states without a provider: pages of our own stand where its pages would, and no card is charged. */
export class TestPayments implements Payments {
  readonly mode = "test";
  readonly prices = PRICES;
  readonly #records: TestBillingRecords;
  readonly #publicUrl: string;

  constructor(records: TestBillingRecords, publicUrl: string) {
    this.#records = records;
    this.#publicUrl = publicUrl;
  }

  async createCustomer({ id }: { id: UserId }) {
    return `test_${id}`;
  }

  async openCheckout({ ownerId, customerId, price, successUrl, cancelUrl }: Checkout) {
    const id = await this.#records.openCheckout({
      user_id: ownerId,
      customer_id: customerId,
      interval: price.interval,
      success_url: successUrl,
      cancel_url: cancelUrl,
    });
    return `${this.#publicUrl}/test-checkout/${id}`;
  }

  async openPortal() {
    return `${this.#publicUrl}/test-portal`;
  }

  findSubscription(customerId: string) {
    return this.#records.findSubscription(customerId);
  }

  readEvent(): never {
    throw new AppError("not_found");
  }

  /** Its rows went with the account. */
  async deleteCustomer() {}
}
