import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { planKey } from "#lib/api/account-queries.ts";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { CHECKOUT_TIMEOUT_MS } from "#shared/billing/billing.ts";
import { STUB_OFFER, stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { blockTabs, stubTab } from "#tests/support/stub-tab.ts";
import { UnlockPrompt } from "./unlock-prompt.tsx";

type Replies = Parameters<typeof stubServer>[0];
const CHECKOUT = "POST /api/functions/create-checkout";
const PAGE = "https://pay.test/checkout";
const isPaid = { [CHECKOUT]: () => Response.json({ url: PAGE }) };

async function show(replies: Replies = {}) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/users/me": () => Response.json(stubPlan()),
    "GET /api/billing": () => Response.json(STUB_OFFER),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  await logIn({ email: "robin@example.test", password: "correct horse" });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <UnlockPrompt>Get interview questions made from this CV.</UnlockPrompt>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { server, queries };
}

async function openChooser() {
  await userEvent.click(await screen.findByRole("button", { name: "Upgrade to Pro" }));
  return within(await screen.findByRole("dialog", { name: "Choose Your Plan" }));
}

async function upgrade(name?: RegExp) {
  const dialog = await openChooser();
  if (name) await userEvent.click(await dialog.findByRole("radio", { name }));
  await userEvent.click(await dialog.findByRole("button", { name: "Upgrade to Pro" }));
  return dialog;
}

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

test("what only Pro shows is named, with the way to it", async () => {
  await show();
  expect(screen.getByRole("heading", { name: "Unlock Full Candidate Insights" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Upgrade to Pro" })).toBeTruthy();
});

test("I choose between a month and a year, and see that this is a test", async () => {
  await show();
  const dialog = await openChooser();
  expect(await dialog.findByRole("radio", { name: /^Monthly £19 per month$/, checked: true })).toBeTruthy();
  expect(dialog.getByRole("radio", { name: /^Yearly £190 per year Saves 17%, about £15\.83 per month$/ })).toBeTruthy();
  expect(dialog.getByText("Test mode: no card is charged")).toBeTruthy();
});

test("where cards are charged nothing speaks of a test", async () => {
  await show({ "GET /api/billing": () => Response.json({ ...STUB_OFFER, mode: "live" }) });
  const dialog = await openChooser();
  await dialog.findByRole("radio", { name: /^Monthly/ });
  expect(dialog.queryByText(/Test mode/)).toBeNull();
});

test("the checkout of the chosen price opens in another tab, which has no hold on this one", async () => {
  const tab = stubTab();
  const { server } = await show(isPaid);
  const dialog = await upgrade(/^Yearly/);
  await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(PAGE));
  expect(tab.opener).toBeNull();
  expect(server.received(CHECKOUT)[0]?.body).toEqual({ priceId: "price-year", from: "dashboard" });
  expect(await dialog.findByText(/open in another tab/)).toBeTruthy();
});

test("where the browser allows no other tab the checkout opens in this one", async () => {
  blockTabs();
  const assign = vi.spyOn(window.location, "assign").mockReturnValue();
  await show(isPaid);
  await upgrade();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(PAGE));
});

test("a checkout that is refused says so, and the empty tab goes", async () => {
  const tab = stubTab();
  await show({ [CHECKOUT]: () => refuse("unavailable", 503) });
  const dialog = await upgrade();
  const alert = await dialog.findByRole("alert");
  expect(alert.textContent).toContain("Failed to create checkout session");
  expect(alert.textContent).toContain("briefly unavailable");
  expect(tab.close).toHaveBeenCalled();
});

test("a checkout without an address says so", async () => {
  stubTab();
  await show({ [CHECKOUT]: () => Response.json({}) });
  const dialog = await upgrade();
  expect((await dialog.findByRole("alert")).textContent).toContain("No checkout URL returned");
});

test("a checkout is waited for ten seconds and no longer", async () => {
  stubTab();
  const end = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(end.signal);
  const late = new DOMException("late", "TimeoutError");
  await show({
    [CHECKOUT]: () =>
      new Promise((_, reject) => {
        end.signal.addEventListener("abort", () => reject(late));
      }),
  });
  const dialog = await upgrade();
  await waitFor(() => expect(timeout).toHaveBeenCalledWith(CHECKOUT_TIMEOUT_MS));
  end.abort(late);
  expect((await dialog.findByRole("alert")).textContent).toContain("Failed to create checkout session");
});

test("plans that cannot be read say so and can be asked for again", async () => {
  let isBroken = true;
  await show({ "GET /api/billing": () => (isBroken ? refuse("unavailable", 503) : Response.json(STUB_OFFER)) });
  const dialog = await openChooser();
  expect(await dialog.findByText("Failed to load billing information")).toBeTruthy();
  isBroken = false;
  await userEvent.click(dialog.getByRole("button", { name: "Try Again" }));
  expect(await dialog.findByRole("radio", { name: /^Monthly/ })).toBeTruthy();
});

test("an account with Pro is offered nothing", async () => {
  const { queries } = await show({ "GET /api/users/me": () => Response.json(stubProPlan({ plan: "trialing" })) });
  await waitFor(() => expect(queries.getQueryData(planKey)).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Upgrade to Pro" })).toBeNull();
});

test("the chooser goes when Pro arrives from another tab", async () => {
  let plan = stubPlan();
  const { queries } = await show({ "GET /api/users/me": () => Response.json(plan) });
  await openChooser();
  plan = stubProPlan();
  await act(() => queries.invalidateQueries({ queryKey: planKey }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("a second purchase is refused and shows the plan that is there", async () => {
  stubTab();
  let plan = stubPlan();
  await show({
    "GET /api/users/me": () => Response.json(plan),
    [CHECKOUT]: () => {
      plan = stubProPlan();
      return refuse("already_subscribed", 409);
    },
  });
  await upgrade();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByRole("button", { name: "Upgrade to Pro" })).toBeNull();
});
