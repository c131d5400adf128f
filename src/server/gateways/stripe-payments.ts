import Stripe from "stripe";
import type { Price } from "#shared/billing/billing.ts";
import { AppError } from "#shared/errors.ts";
import type { UserId } from "#shared/ids.ts";
import { isPro, planOf, SubscriptionStatus } from "#shared/billing/plan.ts";
import type { Checkout, Payments, Subscription } from "./payments.ts";

const TIMEOUT_MS = 8000;
const RETRIES = 1;
const SIGNATURE_TOLERANCE_SECONDS = 300;
const MOST_SUBSCRIPTIONS = 100;

export interface StripeSettings {
  secretKey: string;
  /** Newest first; while one replaces another both are good. */
  webhookSecrets: string[];
  prices: Price[];
  trialDays: number;
  /** Stripe's own address unless a test says otherwise. */
  apiUrl: string | undefined;
}

export class StripePayments implements Payments {
  readonly mode = "live";
  readonly prices;
  readonly #stripe: Stripe;
  readonly #settings: StripeSettings;

  constructor(settings: StripeSettings) {
    this.prices = settings.prices;
    this.#settings = settings;
    this.#stripe = new Stripe(settings.secretKey, {
      timeout: TIMEOUT_MS,
      maxNetworkRetries: RETRIES,
      telemetry: false,
      ...addressOf(settings.apiUrl),
    });
  }

  async createCustomer({ id, email }: { id: UserId; email: string }) {
    const customer = await reached(
      this.#stripe.customers.create({ email, metadata: { user_id: id } }, { idempotencyKey: `customer-${id}` }),
    );
    return customer.id;
  }

  async openCheckout({ ownerId, customerId, price, successUrl, cancelUrl, idempotencyKey }: Checkout) {
    const { trialDays } = this.#settings;
    const session = await reached(
      this.#stripe.checkout.sessions.create(
        {
          mode: "subscription",
          customer: customerId,
          client_reference_id: ownerId,
          line_items: [{ price: price.id, quantity: 1 }],
          success_url: successUrl,
          cancel_url: cancelUrl,
          ...(trialDays > 0 && { subscription_data: { trial_period_days: trialDays } }),
        },
        { idempotencyKey },
      ),
    );
    if (session.url === null) throw new AppError("unavailable", { message: "No checkout URL returned" });
    return session.url;
  }

  async openPortal({ customerId, returnUrl }: { customerId: string; returnUrl: string }) {
    const { url } = await reached(
      this.#stripe.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl }),
    );
    return url;
  }

  async findSubscription(customerId: string) {
    const { data } = await reached(
      this.#stripe.subscriptions.list({ customer: customerId, status: "all", limit: MOST_SUBSCRIPTIONS }),
    );
    const found = data.map(present);
    return found.find(({ status }) => isPro(planOf(status))) ?? found[0];
  }

  readEvent(body: Buffer, signature: string) {
    for (const secret of this.#settings.webhookSecrets) {
      const event = verified(this.#stripe, body, signature, secret);
      if (event !== undefined) return { id: event.id, customerId: customerOf(event) };
    }
    throw new AppError("invalid_request", { message: "The signature is not valid." });
  }

  async deleteCustomer(customerId: string) {
    try {
      await this.#stripe.customers.del(customerId);
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing") return;
      throw asRefusal(error);
    }
  }
}

function addressOf(apiUrl: string | undefined) {
  if (apiUrl === undefined) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  return { host: hostname, port, protocol: protocol === "https:" ? ("https" as const) : ("http" as const) };
}

function present({ id, status, cancel_at, cancel_at_period_end, items }: Stripe.Subscription): Subscription {
  const periodEnd = items.data[0]?.current_period_end;
  const endsAt = cancel_at ?? (cancel_at_period_end ? periodEnd : undefined);
  return {
    id,
    status: SubscriptionStatus.parse(status),
    endsAt: endsAt === undefined ? null : new Date(endsAt * 1000).toISOString(),
  };
}

/** Undefined where this secret did not sign it. */
function verified(stripe: Stripe, body: Buffer, signature: string, secret: string): Stripe.Event | undefined {
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
    throw error;
  }
}

/** Most of Stripe's things name their customer; a customer names itself. */
function customerOf({ data: { object } }: Stripe.Event): string | undefined {
  if (object.object === "customer") return object.id;
  const customer: unknown = "customer" in object ? object.customer : undefined;
  return typeof customer === "string" ? customer : undefined;
}

async function reached<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw asRefusal(error);
  }
}

function asRefusal(error: unknown) {
  if (!(error instanceof Stripe.errors.StripeError)) return error;
  return new AppError("unavailable", { message: "The payment provider could not be asked.", cause: error });
}
