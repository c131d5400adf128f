import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ConfirmEmailScreen } from "./confirm-email-screen.tsx";
import { until } from "#tests/support/until.ts";

const { user } = stubAuthAnswer();
const confirmedUser = { ...user, email_confirmed_at: "2026-01-06T09:00:00.000Z" };
const accepted = { "POST /api/auth/verify": () => Response.json(confirmedUser) };
const rejected = { "POST /api/auth/verify": () => refuse("link_rejected", 403) };
let links = 0;

async function open(replies: Parameters<typeof stubServer>[0], isSignedIn = false) {
  links += 1;
  const server = stubServer({ "POST /api/auth/token": () => Response.json(stubAuthAnswer()), ...replies });
  vi.stubGlobal("fetch", server.fetch);
  localStorage.clear();
  await restoreSession();
  if (isSignedIn) await logIn({ email: "robin@example.test", password: "correct horse" });
  await act(async () =>
    render(
      <StrictMode>
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter initialEntries={[`/confirm-email#token_hash=confirm-${links}&type=email`]}>
            <Toaster />
            <ConfirmEmailScreen />
          </MemoryRouter>
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
  return server;
}

afterEach(async () => {
  cleanup();
  toast.dismiss();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await logOut();
  vi.unstubAllGlobals();
});

test("the link confirms my address once and shows the way on", async () => {
  const server = await open(accepted);
  expect(await screen.findByRole("heading", { name: "Your e-mail address is confirmed" })).toBeTruthy();
  expect(server.received("POST /api/auth/verify")).toHaveLength(1);
  expect(server.requests[0]?.body).toMatchObject({ token_hash: `confirm-${links}`, type: "email" });
  const main = screen.getByRole("main");
  expect(main.querySelector("a")?.getAttribute("href")).toBe("/login");
  expect(getSession()).toEqual({ kind: "signed-out" });
});

test("signed in, my session learns that the address is confirmed", async () => {
  await open(
    {
      ...accepted,
      "POST /api/auth/token?grant_type=refresh_token": () =>
        Response.json({ ...stubAuthAnswer(), user: confirmedUser }),
    },
    true,
  );
  expect((await screen.findByRole("link", { name: "Go to screening" })).getAttribute("href")).toBe("/demo");
  await until(() => expect(getSession()).toMatchObject({ user: { isConfirmed: true } }));
});

test("an invalid link offers another one to a user who is signed in", async () => {
  const server = await open({ ...rejected, "POST /api/auth/resend": () => Response.json({}) }, true);
  expect(await screen.findByRole("heading", { name: "This link is invalid or has expired" })).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send the confirmation again" }));
  expect(await screen.findByText("Confirmation sent")).toBeTruthy();
  expect(server.received("POST /api/auth/resend")[0]?.body).toMatchObject({ type: "signup", email: user.email });
});

test("an invalid link asks everybody else to log in first", async () => {
  await open(rejected);
  expect(await screen.findByRole("heading", { name: "This link is invalid or has expired" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send the confirmation again" })).toBeNull();
  expect(screen.getByRole("main").querySelector("a")?.getAttribute("href")).toBe("/login");
});
