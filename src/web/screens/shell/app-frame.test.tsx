import { act, cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { stubPlan, stubProPlan } from "#tests/support/stub-plan.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { AppFrame } from "./app-frame.tsx";
import { Page } from "./page.tsx";

type Replies = Parameters<typeof stubServer>[0];
const SYNC = "POST /api/functions/sync-subscription";

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

const address = () => screen.getByLabelText("address").textContent;
const header = () => within(screen.getByRole("banner"));

async function open(path: string, replies: Replies, isSignedIn = true) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/live": () => new Promise<Response>(() => undefined),
    "GET /api/users/me": () => Response.json(stubPlan()),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  if (isSignedIn) await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<AppFrame />}>
          <Route path="*" element={<Page title="A page">Content</Page>} />
        </Route>
      </Routes>
      <Address />
    </MemoryRouter>,
  );
  return server;
}

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

test("a checkout that led back to any page is confirmed, welcomed once, and leaves the address", async () => {
  let plan = stubPlan();
  const server = await open("/dashboard?checkout=success&role=all", {
    "GET /api/users/me": () => Response.json(plan),
    [SYNC]: () => {
      plan = stubProPlan();
      return Response.json({ plan: "paid" });
    },
  });
  expect(await screen.findByText("Welcome to Pro!")).toBeTruthy();
  expect(screen.getByText("Your subscription is now active")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/dashboard?role=all"));
  expect(server.received(SYNC)).toHaveLength(1);
  expect(await header().findByRole("link", { name: "Pro" })).toBeTruthy();
});

test("the address alone gives nobody Pro", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open("/dashboard?checkout=success", { [SYNC]: () => Response.json({ plan: "free" }) });
  await waitFor(() => expect(address()).toBe("/dashboard"));
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(await screen.findByText("Your payment is being confirmed")).toBeTruthy();
  expect(screen.queryByText("Welcome to Pro!")).toBeNull();
  expect(header().getByRole("link", { name: "Upgrade" })).toBeTruthy();
});

test("a confirmation that fails says why", async () => {
  await open("/demo?checkout=success", { [SYNC]: () => refuse("unavailable", 503) });
  expect(await screen.findByText("Your payment could not be confirmed yet")).toBeTruthy();
  await waitFor(() => expect(address()).toBe("/demo"));
});

test("signed out nothing is confirmed, and the address keeps it for after the login", async () => {
  const server = await open("/book?checkout=success", {}, false);
  await vi.dynamicImportSettled();
  expect(address()).toBe("/book?checkout=success");
  expect(server.received(SYNC)).toEqual([]);
  expect(header().queryByRole("link", { name: /Upgrade|Pro/ })).toBeNull();
});

test("the header of somebody on Free has the way to Pro", async () => {
  await open("/demo", {});
  expect((await header().findByRole("link", { name: "Upgrade" })).getAttribute("href")).toBe("/billing");
});

test("Pro that is announced from elsewhere is in the header without a reload", async () => {
  let plan = stubPlan();
  const announcement = `data: ${JSON.stringify({ kind: "plan.changed" })}\n\n`;
  const stream = new TransformStream<Uint8Array, Uint8Array>();
  await open("/demo", {
    "GET /api/live": () => new Response(stream.readable),
    "GET /api/users/me": () => Response.json(plan),
  });
  expect(await header().findByRole("link", { name: "Upgrade" })).toBeTruthy();
  plan = stubProPlan();
  void stream.writable.getWriter().write(new TextEncoder().encode(announcement));
  expect(await header().findByRole("link", { name: "Pro" })).toBeTruthy();
});
