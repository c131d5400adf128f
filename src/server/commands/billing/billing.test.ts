import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { closeCustomers } from "#pipeline/housekeeping/close-customers.ts";
import { PRICES, SECRETS, startStripe } from "#tests/support/stripe-server.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";
import { openWorld, type World } from "#tests/support/world.ts";

let stripe: Awaited<ReturnType<typeof startStripe>>;
let world: World;
let robin: TestClient;
let customer: string;

beforeAll(async () => {
  stripe = await startStripe();
  world = await openWorld(undefined, stripe.settings);
});
afterAll(async () => {
  await world.close();
  await stripe.close();
});
beforeEach(async () => {
  robin = await world.client();
  await checkout();
  const [row] = await world.sql("select stripe_customer_id from users where id = $1", [robin.userId]);
  customer = row?.stripe_customer_id;
});

const checkout = (priceId = PRICES[0]?.id) => robin.json("POST", "/api/functions/create-checkout", { priceId });
const planOf = async (client = robin) => (await client.json("GET", "/api/users/me")).plan;
const deliver = (event: { method: string; body: string; headers: Record<string, string> }) =>
  world.send("/api/webhooks/stripe", event);
const changes = async () => {
  const rows = await world.sql("select 1 from audit_log where user_id = $1 and action = 'plan_changed'", [
    robin.userId,
  ]);
  return rows.length;
};

test("a payment makes the plan, and the same event ten times makes it once", async () => {
  const event = stripe.event("evt_ten", "customer.subscription.created", stripe.subscribe(customer));
  const answers = await Promise.all(Array.from({ length: 10 }, () => deliver(event)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await planOf()).toBe("paid");
  expect(await changes()).toBe(1);
});

test("events in reverse order end in what Stripe says now", async () => {
  const subscription = stripe.subscribe(customer);
  const created = stripe.event("evt_r1", "customer.subscription.created", { ...subscription });
  subscription.status = "canceled";
  await deliver(stripe.event("evt_r2", "customer.subscription.deleted", { ...subscription }));
  await deliver(created);
  expect(await planOf()).toBe("free");
  expect(await changes()).toBe(0);
});

test("the return before the webhook and the webhook before the return end alike", async () => {
  const subscription = stripe.subscribe(customer, "trialing");
  expect(await robin.json("POST", "/api/functions/sync-subscription")).toEqual({ plan: "trialing" });
  await deliver(stripe.event("evt_w1", "customer.subscription.created", subscription));
  expect(await planOf()).toBe("trialing");
  expect(await changes()).toBe(1);
});

test("a state that was read before a newer one was written does not undo it", async () => {
  const subscription = stripe.subscribe(customer);
  const before = Promise.all(Array.from({ length: 5 }, () => robin.json("POST", "/api/functions/sync-subscription")));
  subscription.status = "canceled";
  await robin.json("POST", "/api/functions/sync-subscription");
  await before;
  expect(await planOf()).toBe("free");
});

test.each([
  ["active", "paid"],
  ["past_due", "paid"],
  ["trialing", "trialing"],
  ["unpaid", "free"],
  ["canceled", "free"],
  ["incomplete", "free"],
  ["paused", "free"],
] as const)("a subscription that is %s gives the plan %s", async (status, plan) => {
  stripe.subscribe(customer, status);
  await robin.json("POST", "/api/functions/sync-subscription");
  expect(await robin.json("GET", "/api/users/me")).toMatchObject({ plan, subscription_status: status });
});

test("of two subscriptions the one that runs counts; a cancelled one that still runs says until when", async () => {
  const running = stripe.subscribe(customer);
  stripe.subscribe(customer, "canceled");
  running.cancel_at_period_end = true;
  await robin.json("POST", "/api/functions/sync-subscription");
  const ends = new Date((running.items.data[0]?.current_period_end ?? 0) * 1000).toISOString();
  expect(await robin.json("GET", "/api/users/me")).toMatchObject({ plan: "paid", subscription_ends_at: ends });
});

test("unsigned, altered, old and foreign messages are refused and change nothing; both secrets are good", async () => {
  const subscription = stripe.subscribe(customer);
  const sound = stripe.event("evt_s1", "customer.subscription.created", subscription);
  const bad = [
    { ...sound, headers: {} },
    { ...sound, body: sound.body.replace("evt_s1", "evt_s2") },
    stripe.event("evt_s3", "customer.subscription.created", subscription, SECRETS[0], 301),
    stripe.event("evt_s4", "customer.subscription.created", subscription, "whsec_somebody"),
  ];
  for (const event of bad) expect((await deliver(event)).status).toBe(400);
  expect(await planOf()).toBe("free");
  expect((await deliver(stripe.event("evt_s5", "customer.updated", subscription, SECRETS[1]))).status).toBe(200);
  expect(await planOf()).toBe("paid");
});

test("an event about somebody we do not know is heard and does nothing", async () => {
  const other = stripe.event("evt_u1", "customer.subscription.created", { object: "subscription", customer: "cus_no" });
  expect((await deliver(other)).status).toBe(200);
});

test("while Stripe cannot be asked the event is not taken for heard, and its repetition counts", async () => {
  const event = stripe.event("evt_d1", "customer.subscription.created", stripe.subscribe(customer));
  stripe.trouble.status = 500;
  expect((await deliver(event)).status).toBe(503);
  stripe.trouble.status = 0;
  expect(await planOf()).toBe("free");
  expect((await deliver(event)).status).toBe(200);
  expect(await planOf()).toBe("paid");
});

test("connections that the database breaks off cost a repetition and nothing else", async () => {
  const event = stripe.event("evt_b1", "customer.subscription.created", stripe.subscribe(customer));
  stripe.whenAsked = () =>
    world.sql(
      "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = current_database() and application_name <> 'test'",
    );
  const received = await deliver(event);
  stripe.whenAsked = undefined;
  expect([200, 503]).toContain(received.status);
  // More than one connection was broken off, and each may be found out by a call of its own.
  await until(async () => expect((await deliver(event)).status).toBe(200));
  expect(await planOf()).toBe("paid");
  expect(await changes()).toBe(1);
});

test("the return address alone grants nothing", async () => {
  const { url } = await checkout();
  expect(url).toMatch(/^https:\/\/checkout\.stripe\.test/);
  expect(await robin.json("POST", "/api/functions/sync-subscription")).toEqual({ plan: "free" });
});

test("only the two prices can be bought, a double click opens one checkout, and nobody buys twice", async () => {
  await expect(checkout("price_of_somebody")).rejects.toThrow(" 400 ");
  const [first, second] = await Promise.all([checkout(), checkout()]);
  expect(first).toEqual(second);
  const created = stripe.received.filter(
    ({ path, form }) => path === "/v1/customers" && form.get("email") === robin.email,
  );
  expect(created).toHaveLength(1);
  stripe.subscribe(customer);
  await expect(checkout()).rejects.toThrow("already_subscribed");
});

test("the portal is the caller's own, and there is none without a customer", async () => {
  expect((await robin.json("POST", "/api/functions/customer-portal")).url).toBe("https://portal.stripe.test/1");
  const last = stripe.received.findLast(({ path }) => path === "/v1/billing_portal/sessions");
  expect(last?.form.get("customer")).toBe(customer);
  const other = await world.client();
  await expect(other.json("POST", "/api/functions/customer-portal")).rejects.toThrow("no_subscription");
});

test("Stripe forgets a user who deletes their account, also when it could not be asked at first", async () => {
  await robin.send("/api/users/me", { method: "DELETE" });
  stripe.trouble.status = 500;
  await expect(closeCustomers(world.deps)).rejects.toThrow("could not be asked");
  expect(stripe.customers.has(customer)).toBe(true);
  stripe.trouble.status = 0;
  await closeCustomers(world.deps);
  await closeCustomers(world.deps);
  expect(stripe.customers.has(customer)).toBe(false);
  expect(await world.sql("select 1 from closed_customers where customer_id = $1", [customer])).toEqual([]);
});

test("with a payment provider the test pages do not exist", async () => {
  await expect(robin.json("GET", "/api/test-billing/subscription")).rejects.toThrow(" 404 ");
  expect(await (await world.send("/api/billing")).json()).toEqual({ mode: "live", prices: PRICES });
});
