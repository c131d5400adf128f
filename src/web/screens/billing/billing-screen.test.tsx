import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { AppFrame } from "#screens/shell/app-frame.tsx";
import { STUB_OFFER, stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { stubTab } from "#tests/support/stub-tab.ts";
import { BillingScreen } from "./billing-screen.tsx";

type Replies = Parameters<typeof stubServer>[0];
const always: Replies = {
  "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
  "GET /api/live": () => new Promise<Response>(() => undefined),
  "GET /api/billing": () => Response.json(STUB_OFFER),
};

function Address() {
  const { pathname, search, state } = useLocation();
  return <output aria-label="address">{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

const address = () => screen.getByLabelText("address").textContent?.split(" ")[0];

async function open(replies: Replies, { path = "/billing", isSignedIn = true } = {}) {
  const server = stubServer({ ...always, ...replies });
  vi.stubGlobal("fetch", server.fetch);
  if (isSignedIn) await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppFrame />}>
          <Route path="/billing" element={<BillingScreen />} />
          <Route path="*" element="Another page" />
        </Route>
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return server;
}

const card = async (name: string) => within(await screen.findByRole("region", { name }));
const plan = (record = stubPlan()) => ({ "GET /api/users/me": () => Response.json(record) });

beforeEach(async () => {
  localStorage.clear();
  await restoreSession();
});

afterEach(async () => {
  cleanup();
  toast.dismiss();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("on Free I see what I have used, when it starts again, and the way to more", async () => {
  await open(plan(stubPlan({ monthly_resume_count: 10, remaining: 15 })));
  const current = await card("Current plan");
  expect(current.getByText("Free")).toBeTruthy();
  expect(current.getByText("10 of 25 screenings used this month")).toBeTruthy();
  expect(current.getByText("Starts again on 5 December 2026")).toBeTruthy();
  expect(current.getByRole<HTMLProgressElement>("progressbar", { name: "Monthly usage" }).value).toBe(40);
  expect((await card("Pro")).getByRole("button", { name: "Upgrade to Pro" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Manage Subscription|Billing Portal/ })).toBeNull();
});

test("the comparison gives the limits and the prices", async () => {
  await open(plan());
  const table = within(screen.getByRole("table", { name: "Compare plans" }));
  const cells = (name: string) =>
    within(table.getByRole("row", { name: new RegExp(`^${name}`) }))
      .getAllByRole("cell")
      .map((cell) => cell.textContent);
  expect(cells("Resume screenings")).toEqual(["25 per month", "Unlimited"]);
  expect(cells("Active job postings")).toEqual(["1", "Unlimited"]);
  expect(cells("Skills with ratings and quotes")).toEqual(["Included", "Included"]);
  expect(cells("Role fit breakdown")).toEqual(["Not included", "Included"]);
  expect(cells("Red-flag detection")).toEqual(["Not included", "Included"]);
  expect(cells("Support")).toEqual(["E-mail", "Priority"]);
  const pro = table.getByRole("columnheader", { name: /^Pro/ }).textContent;
  expect(pro).toContain("£19 per month");
  expect(pro).toContain("£190 per year");
  expect(pro).toContain("Saves 17%, about £15.83 per month");
});

test.each([
  [stubProPlan(), "Pro Plan", "Active"],
  [stubProPlan({ plan: "trialing", subscription_status: "trialing" }), "Pro Trial", "Active"],
  [stubProPlan({ subscription_ends_at: "2026-12-24T09:00:00.000Z" }), "Pro Plan", "Ends on 24 December 2026"],
])("with Pro I see its state and no upgrade: %#", async (record, name, standing) => {
  await open(plan(record));
  const current = await card("Current plan");
  expect(current.getByText(name)).toBeTruthy();
  expect(current.getByText(standing)).toBeTruthy();
  expect(current.getByText("Unlimited")).toBeTruthy();
  expect(current.queryByRole("progressbar")).toBeNull();
  expect(screen.queryByRole("button", { name: "Upgrade to Pro" })).toBeNull();
  expect(screen.queryByText("Your last payment failed")).toBeNull();
});

test("the portal opens in another tab from both of its buttons", async () => {
  const tab = stubTab();
  await open({
    ...plan(stubProPlan()),
    "POST /api/functions/customer-portal": () => Response.json({ url: "https://pay.test/portal" }),
  });
  await userEvent.click((await card("Current plan")).getByRole("button", { name: "Manage Subscription" }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith("https://pay.test/portal"));
  expect(tab.opener).toBeNull();
  await userEvent.click((await card("Billing management")).getByRole("button", { name: "Open Billing Portal" }));
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(2));
});

test("a portal that does not open says so and leaves no empty tab", async () => {
  const tab = stubTab();
  await open({
    ...plan(stubProPlan()),
    "POST /api/functions/customer-portal": () => refuse("no_subscription", 409),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Open Billing Portal" }));
  expect(await screen.findByText("Failed to open billing portal")).toBeTruthy();
  expect(screen.getByText("There is no subscription to manage.")).toBeTruthy();
  expect(tab.close).toHaveBeenCalled();
});

test("a payment that failed is told, with the way to mend it", async () => {
  await open(plan(stubProPlan({ subscription_status: "past_due" })));
  const warning = await card("Your last payment failed");
  expect(warning.getByRole("button", { name: "Update Payment Method" })).toBeTruthy();
  expect(screen.getByText("Payment failed")).toBeTruthy();
});

test("billing that cannot be read says so and can be asked for again", async () => {
  let isBroken = true;
  await open({ "GET /api/users/me": () => (isBroken ? refuse("invalid_request", 400) : Response.json(stubPlan())) });
  expect(await screen.findByText("Failed to load billing information")).toBeTruthy();
  expect(screen.getByRole("table", { name: "Compare plans" })).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("region", { name: "Current plan" })).toBeTruthy();
});

test("signed out I can compare, and am asked to log in before anything changes", async () => {
  const server = await open({}, { isSignedIn: false });
  expect(screen.getByRole("table", { name: "Compare plans" })).toBeTruthy();
  expect((await card("You are not logged in")).getByRole("link", { name: "Log in" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Upgrade to Pro" }));
  expect(await screen.findByText("Authentication Required")).toBeTruthy();
  expect(screen.getByText("Please log in to upgrade your plan.")).toBeTruthy();
  expect(screen.getByLabelText("address").textContent).toBe('/login {"from":"/billing"}');
  expect(server.received("GET /api/users/me")).toEqual([]);
});

test("back from a payment I am welcomed once, and the address is clean", async () => {
  let record = stubPlan();
  const server = await open(
    {
      "GET /api/users/me": () => Response.json(record),
      "POST /api/functions/sync-subscription": () => {
        record = stubProPlan();
        return Response.json({ plan: "paid" });
      },
    },
    { path: "/billing?success=true" },
  );
  expect(await screen.findByText("Welcome to Pro!")).toBeTruthy();
  expect(screen.getByText("Your subscription has been activated successfully.")).toBeTruthy();
  expect((await card("Current plan")).getByText("Pro Plan")).toBeTruthy();
  expect(address()).toBe("/billing");
  expect(server.received("POST /api/functions/sync-subscription")).toHaveLength(1);
});

test("the address alone gives nobody Pro: I am asked to wait, then told what to do", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = await open(
    { ...plan(), "POST /api/functions/sync-subscription": () => Response.json({ plan: "free" }) },
    { path: "/billing?success=true" },
  );
  expect(await screen.findByRole("region", { name: "Your payment is being confirmed" })).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  const hint = await card("Your payment is not confirmed yet");
  expect(hint.getByText(/Reload this page in a minute/)).toBeTruthy();
  expect(server.received("POST /api/functions/sync-subscription")).toHaveLength(4);
  expect(screen.queryByText("Welcome to Pro!")).toBeNull();
  expect((await card("Current plan")).getByText("Free")).toBeTruthy();
});

test("a payment that cannot be confirmed just now can be checked again", async () => {
  let isBroken = true;
  await open(
    {
      ...plan(stubProPlan()),
      "POST /api/functions/sync-subscription": () =>
        isBroken ? refuse("unavailable", 503) : Response.json({ plan: "paid" }),
    },
    { path: "/billing?success=true" },
  );
  const hint = await card("Your payment is not confirmed yet");
  expect(hint.getByText(/briefly unavailable/)).toBeTruthy();
  isBroken = false;
  await userEvent.click(hint.getByRole("button", { name: "Check again" }));
  expect(await screen.findByText("Welcome to Pro!")).toBeTruthy();
});

test("a checkout that I left is called canceled, once", async () => {
  const server = await open(plan(), { path: "/billing?canceled=true" });
  expect(await screen.findByText("Checkout Canceled")).toBeTruthy();
  expect(screen.getByText("Your subscription was not activated.")).toBeTruthy();
  expect(address()).toBe("/billing");
  expect(server.received("POST /api/functions")).toEqual([]);
});

test("a user who must log in first keeps what the checkout led back with", async () => {
  await open({}, { path: "/billing?success=true", isSignedIn: false });
  await userEvent.click(screen.getByRole("button", { name: "Upgrade to Pro" }));
  expect(screen.getByLabelText("address").textContent).toBe('/login {"from":"/billing?success=true"}');
});

test("what the language model has taken this month stands there, and nothing where there is none", async () => {
  const month = { calls: 1200, input_tokens: 2_400_000, output_tokens: 900_000, cost: 12.345 };
  const per_cv = { input_tokens: 2000, output_tokens: 750, cost: 0.01, seconds: 2 };
  const model = { name: "openai/a-model", per_cv };
  await open({ ...plan(stubProPlan()), "GET /api/users/me/model-usage": () => Response.json({ model, month }) });
  const words = (await screen.findByRole("region", { name: "Language model this month" })).textContent;
  expect(words).toContain("Modelopenai/a-model");
  expect(words).toContain("Calls1,200");
  expect(words).toContain("Tokens sent2,400,000");
  expect(words).toContain("Tokens received900,000");
  expect(words).toContain("Cost at the configured prices12.35");
  cleanup();
  const none = { model: null, month: { calls: 0, input_tokens: 0, output_tokens: 0, cost: null } };
  const server = await open({
    ...plan(stubProPlan()),
    "GET /api/users/me/model-usage": () => Response.json(none),
  });
  await card("Current plan");
  await waitFor(() => expect(server.received("GET /api/users/me/model-usage")).toHaveLength(1));
  expect(screen.queryByRole("region", { name: "Language model this month" })).toBeNull();
});
