import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { AppFrame } from "#screens/shell/app-frame.tsx";
import { TestCheckoutScreen } from "#screens/test-checkout/test-checkout-screen.tsx";
import { stubProPlan } from "#tests/support/stub-plan.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { TestPortalScreen } from "./test-portal-screen.tsx";

type Replies = Parameters<typeof stubServer>[0];
const ID = "44444444-4444-4444-8444-444444444444";
const CHECKOUT = `/api/test-billing/checkouts/${ID}`;
const SUBSCRIPTION = "/api/test-billing/subscription";
const BACK = "http://localhost:3000/billing?success=true";
const subscription = {
  status: "active",
  interval: "month",
  cancel_at_period_end: false,
  current_period_end: "2026-12-16T09:00:00.000Z",
};

async function open(path: string, replies: Replies) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/live": () => new Promise<Response>(() => undefined),
    "GET /api/users/me": () => Response.json(stubProPlan()),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppFrame />}>
          <Route path="/test-checkout/:checkoutId" element={<TestCheckoutScreen />} />
          <Route path="/test-portal" element={<TestPortalScreen />} />
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  return server;
}

const content = () => within(screen.getByRole("main"));
const buttons = () =>
  content()
    .queryAllByRole("button")
    .map(({ textContent }) => textContent);

beforeEach(async () => {
  localStorage.clear();
  await restoreSession();
});

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.unstubAllGlobals();
});

test.each([
  ["Pay £190 per year", "pay"],
  ["Start a trial", "start_trial"],
  ["Cancel", "cancel"],
])("in the test checkout %j leads back to where I came from", async (name, outcome) => {
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  const server = await open(`/test-checkout/${ID}`, {
    [`GET ${CHECKOUT}`]: () => Response.json({ interval: "year", email: "robin@example.test" }),
    [`POST ${CHECKOUT}`]: () => Response.json({ url: BACK }),
  });
  expect(screen.getByText("Test mode: no card is charged")).toBeTruthy();
  expect(await screen.findByText("Pro, yearly")).toBeTruthy();
  expect(content().getByText("robin@example.test")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith(BACK));
  expect(server.received(`POST ${CHECKOUT}`)[0]?.body).toEqual({ outcome });
});

test("a test checkout that fails says why and can be pressed again", async () => {
  await open(`/test-checkout/${ID}`, {
    [`GET ${CHECKOUT}`]: () => Response.json({ interval: "month", email: "robin@example.test" }),
    [`POST ${CHECKOUT}`]: () => refuse("unavailable", 503),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Pay £19 per month" }));
  expect((await screen.findByRole("alert")).textContent).toContain("briefly unavailable");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Pay £19 per month" }).disabled).toBe(false);
});

test.each(["not-an-id", ID])("a test checkout that is not mine or not there is not shown: %s", async (id) => {
  await open(`/test-checkout/${id}`, {});
  expect(await screen.findByText("This checkout cannot be shown")).toBeTruthy();
  expect(buttons()).toEqual([]);
});

test.each([
  [{}, ["Cancel at the end of the period", "Cancel now", "Let a payment fail"], "Active", "Renews on"],
  [{ cancel_at_period_end: true }, ["Keep the subscription", "Cancel now"], "Active", "Ends on"],
  [{ status: "past_due" }, ["Pay again", "Cancel now"], "Payment failed", "Renews on"],
  [{ status: "canceled" }, [], "Cancelled", undefined],
])("the test portal offers what the state allows: %j", async (changes, offered, state, date) => {
  await open("/test-portal", { [`GET ${SUBSCRIPTION}`]: () => Response.json({ ...subscription, ...changes }) });
  expect(screen.getByText("Test mode: no card is charged")).toBeTruthy();
  expect(await screen.findByText(state)).toBeTruthy();
  expect(buttons()).toEqual(offered);
  expect(screen.queryByText(/ on$/)?.textContent).toBe(date);
  expect(screen.getByRole("link", { name: "Back to billing" }).getAttribute("href")).toBe("/billing");
});

test("a change in the test portal is shown at once", async () => {
  const server = await open("/test-portal", {
    [`GET ${SUBSCRIPTION}`]: () => Response.json(subscription),
    [`POST ${SUBSCRIPTION}`]: () => Response.json({ ...subscription, cancel_at_period_end: true }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Cancel at the end of the period" }));
  expect(await screen.findByText("Ends on")).toBeTruthy();
  expect(server.received(`POST ${SUBSCRIPTION}`)[0]?.body).toEqual({ change: "cancel_at_end" });
});

test("a subscription that cannot be read is not called missing, and can be asked for again", async () => {
  await open("/test-portal", { [`GET ${SUBSCRIPTION}`]: () => refuse("internal", 500) });
  expect(await screen.findByText("Failed to load the subscription")).toBeTruthy();
  expect(screen.queryByText("There is nothing to manage")).toBeNull();
  expect(buttons()).toEqual(["Try Again"]);
});

test("without a subscription the test portal has nothing to manage", async () => {
  await open("/test-portal", { [`GET ${SUBSCRIPTION}`]: () => refuse("no_subscription", 409) });
  expect(await screen.findByText("There is nothing to manage")).toBeTruthy();
  expect(buttons()).toEqual([]);
});
