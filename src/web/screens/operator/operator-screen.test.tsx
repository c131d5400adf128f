import { act, cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { AppFrame } from "#screens/shell/app-frame.tsx";
import type { Operations } from "#shared/operations/operations.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { OperatorScreen } from "./operator-screen.tsx";

const [FIRST, SECOND, MAIL] = ["1", "2", "3"].map((digit) => `${digit.repeat(8)}-1111-4111-8111-11111111111${digit}`);
const at = "2026-11-16T09:00:00Z";
const operations: Operations = {
  queue: [
    { kind: "screen_cv", state: "parked", tasks: 2 },
    { kind: "screen_cv", state: "queued", tasks: 1200 },
  ],
  oldest_waiting_seconds: 130,
  mails: { waiting: 1, failed: 0 },
  customers_to_close: 0,
  processes: { web: 1, worker: 0 },
  chores: [{ name: "sweep", done_at: at }],
  parked: [FIRST, SECOND].map((id = "") => ({
    id,
    kind: "screen_cv",
    reason: "EIO",
    attempts: 5,
    queued_at: at,
    parked_at: at,
  })),
  stuck_mails: [{ id: MAIL ?? "", kind: "recovery", reason: "SMTP 550", attempts: 4, created_at: at, given_up: true }],
};

async function open(replies: Parameters<typeof stubServer>[0], isSignedIn = true) {
  const server = stubServer({
    "POST /api/auth/token": () => Response.json(stubAuthAnswer()),
    "GET /api/live": () => new Promise<Response>(() => undefined),
    ...replies,
  });
  vi.stubGlobal("fetch", server.fetch);
  if (isSignedIn) await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <MemoryRouter initialEntries={["/operator"]}>
      <Routes>
        <Route element={<AppFrame />}>
          <Route path="/operator" element={<OperatorScreen />} />
        </Route>
      </Routes>
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
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await act(async () => logOut());
  vi.unstubAllGlobals();
});

test.each([true, false])("a user who is no operator finds no page, signed in or not: %s", async (isSignedIn) => {
  const server = await open({ "GET /api/operator": () => refuse("not_found", 404) }, isSignedIn);
  expect(await screen.findByRole("heading", { name: "Oops! Page not found" })).toBeTruthy();
  expect(server.received("GET /api/operator")).toHaveLength(isSignedIn ? 1 : 0);
});

test("the operator sees what is parked and how the work stands", async () => {
  await open({ "GET /api/operator": () => Response.json(operations) });
  const table = within(await screen.findByRole("table", { name: "Parked tasks" }));
  expect(table.getAllByRole("row")).toHaveLength(3);
  expect(screen.getByText("1,200, the oldest for 2 minutes")).toBeTruthy();
  expect(screen.getByText("Nobody works, 1 serving")).toBeTruthy();
  expect(screen.getByText("Given up")).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Send/ })).toBeNull();
});

test("one is retried by its number, all by their kind", async () => {
  const server = await open({
    "GET /api/operator": () => Response.json(operations),
    "POST /api/operator/retry": () => Response.json({ retried: 1, left: 1 }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Retry CV …111112" }));
  expect(await screen.findByText("Trying 1 task again")).toBeTruthy();
  await userEvent.click(await screen.findByRole("button", { name: "Retry all: CVs (2)" }));
  const bodies = server.received("POST /api/operator/retry").map(({ body }) => body);
  expect(bodies).toEqual([{ kind: "screen_cv", id: SECOND }, { kind: "screen_cv" }]);
});

test("figures that cannot be read say why and can be asked for again", async () => {
  let isBroken = true;
  await open({
    "GET /api/operator": () => (isBroken ? refuse("invalid_request", 400) : Response.json(operations)),
  });
  expect((await screen.findByRole("alert")).textContent).toContain("The figures could not be read");
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByRole("table", { name: "Parked tasks" })).toBeTruthy();
});
