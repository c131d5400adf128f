import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import Stripe from "stripe";
import type { SubscriptionStatus } from "#shared/billing/plan.ts";

export const PRICES = [
  { id: "price_monthly", interval: "month" as const },
  { id: "price_yearly", interval: "year" as const },
];
export const SECRETS = ["whsec_new", "whsec_old"];
const MONTH_SECONDS = 30 * 86_400;

interface StripeSubscription {
  id: string;
  object: "subscription";
  customer: string;
  status: SubscriptionStatus;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  items: { object: "list"; data: { current_period_end: number }[] };
}

/** As much of Stripe as the product speaks to, in its own wire format: what the official library sends and reads. */
export async function startStripe() {
  const customers = new Map<string, { id: string; object: "customer"; email: string | null }>();
  const subscriptions: StripeSubscription[] = [];
  const replies = new Map<string, unknown>();
  const received: { method: string; path: string; form: URLSearchParams }[] = [];
  const trouble = { status: 0 };

  function answer(method: string, path: string, form: URLSearchParams): unknown {
    const [, , noun = "", id = ""] = path.split("/");
    if (method === "DELETE" && customers.has(id))
      return customers.delete(id) && { id, object: "customer", deleted: true };
    if (method === "GET" && noun === "subscriptions") {
      const data = subscriptions.filter(({ customer }) => customer === form.get("customer"));
      return { object: "list", data, has_more: false, url: "/v1/subscriptions" };
    }
    if (method !== "POST") return undefined;
    if (path === "/v1/customers") {
      const customer = { id: `cus_${customers.size + 1}`, object: "customer" as const, email: form.get("email") };
      customers.set(customer.id, customer);
      return customer;
    }
    if (path === "/v1/checkout/sessions") return { id: "cs_1", url: `https://checkout.stripe.test/${replies.size}` };
    return path === "/v1/billing_portal/sessions" ? { id: "bps_1", url: "https://portal.stripe.test/1" } : undefined;
  }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://stripe.test");
      const form = request.method === "GET" ? searchParams : new URLSearchParams(await read(request));
      await stripe.whenAsked?.();
      received.push({ method: request.method ?? "", path: pathname, form });
      const key = request.headers["idempotency-key"]?.toString();
      const known = key === undefined ? undefined : replies.get(key);
      const reply = trouble.status === 0 ? (known ?? answer(request.method ?? "", pathname, form)) : undefined;
      if (key !== undefined && reply !== undefined) replies.set(key, reply);
      const missing = { error: { type: "invalid_request_error", code: "resource_missing", message: "No such thing" } };
      response.writeHead(reply === undefined ? trouble.status || 404 : 200, { "content-type": "application/json" });
      response.end(JSON.stringify(reply ?? missing));
    })();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;

  const stripe = {
    customers,
    received,
    /** Happens between the asking and the answer. */
    whenAsked: undefined as (() => Promise<unknown>) | undefined,
    /** With a status every call fails with it. */
    trouble,
    settings: {
      secretKey: "sk_test_1",
      webhookSecrets: SECRETS,
      prices: PRICES,
      trialDays: 0,
      apiUrl: `http://127.0.0.1:${port}`,
    },
    /** What happens on Stripe's own pages. */
    subscribe(customer: string, status: SubscriptionStatus = "active"): StripeSubscription {
      const ends = Math.floor(Date.now() / 1000) + MONTH_SECONDS;
      const subscription: StripeSubscription = {
        id: `sub_${subscriptions.length + 1}`,
        object: "subscription",
        customer,
        status,
        cancel_at: null,
        cancel_at_period_end: false,
        items: { object: "list", data: [{ current_period_end: ends }] },
      };
      subscriptions.push(subscription);
      return subscription;
    },
    event: (id: string, type: string, object: object, secret = SECRETS[0], ageSeconds = 0) =>
      signedEvent({ id, type, object }, secret ?? "", ageSeconds),
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
  return stripe;
}

function signedEvent({ id, type, object }: { id: string; type: string; object: object }, secret: string, age: number) {
  const body = JSON.stringify({ id, object: "event", type, data: { object } });
  const timestamp = Math.floor(Date.now() / 1000) - age;
  const signature = new Stripe("sk_test_1").webhooks.generateTestHeaderString({ payload: body, secret, timestamp });
  return { method: "POST", body, headers: { "stripe-signature": signature } };
}

async function read(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
