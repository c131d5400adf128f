import { expect, test } from "vitest";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

const me = (client: TestClient) => client.json("GET", "/api/users/me");
const change = (client: TestClient, wish: string) =>
  client.json("POST", "/api/test-billing/subscription", { change: wish });

async function openCheckout(client: TestClient, from = "billing") {
  const { url } = await client.json("POST", "/api/functions/create-checkout", {
    priceId: "test_price_yearly",
    from,
  });
  expect(url).toMatch(/^http:\/\/evenhand\.test\/test-checkout\//);
  return `/api/test-billing/checkouts/${url.split("/").at(-1)}`;
}

test("without a payment provider the whole way works: checkout, trial, failed payment, cancellation", async () => {
  const robin = await world.client();
  const path = await openCheckout(robin);
  expect(await robin.json("GET", path)).toEqual({ interval: "year", email: robin.email });
  expect(await robin.json("POST", path, { outcome: "cancel" })).toEqual({
    url: "http://evenhand.test/billing?canceled=true",
  });
  expect(await me(robin)).toMatchObject({ plan: "free", remaining: 25 });
  expect(await robin.json("POST", path, { outcome: "start_trial" })).toEqual({
    url: "http://evenhand.test/billing?success=true",
  });
  expect(await me(robin)).toMatchObject({ plan: "trialing", remaining: null });
  await change(robin, "fail_payment");
  expect(await me(robin)).toMatchObject({ plan: "paid", subscription_status: "past_due" });
  await change(robin, "pay_again");
  const { current_period_end } = await change(robin, "cancel_at_end");
  expect(await me(robin)).toMatchObject({ plan: "paid", subscription_ends_at: current_period_end });
  await change(robin, "keep");
  expect(await me(robin)).toMatchObject({ subscription_ends_at: null });
  await change(robin, "cancel_now");
  expect(await me(robin)).toMatchObject({ plan: "free", subscription_status: "canceled" });
});

test("a checkout that was completed begins nothing anew", async () => {
  const robin = await world.client();
  const path = await openCheckout(robin);
  await robin.json("POST", path, { outcome: "pay" });
  await change(robin, "cancel_now");
  await robin.json("POST", path, { outcome: "pay" });
  expect(await me(robin)).toMatchObject({ plan: "free" });
  await robin.json("POST", await openCheckout(robin, "dashboard"), { outcome: "pay" });
  expect(await me(robin)).toMatchObject({ plan: "paid" });
});

test("nobody hears Stripe where there is no Stripe", async () => {
  expect((await world.send("/api/webhooks/stripe", { method: "POST", body: "{}" })).status).toBe(404);
});
