import { act, cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { StrictMode } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, restoreSession } from "#lib/session/session.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { ResetPasswordScreen } from "./reset-password-screen.tsx";
import { until } from "#tests/support/until.ts";

let links = 0;
const accepted = { "POST /api/auth/verify": () => Response.json(stubAuthAnswer("recovery-token")) };
const updated = { "PUT /api/auth/user": () => Response.json(stubAuthAnswer().user) };

function Address() {
  const { pathname, hash } = useLocation();
  return <output aria-label="address">{pathname + hash}</output>;
}

const address = () => screen.getByLabelText("address").textContent;

async function open(replies: Parameters<typeof stubServer>[0], hash?: string) {
  links += 1;
  const server = stubServer(replies);
  vi.stubGlobal("fetch", server.fetch);
  localStorage.clear();
  await restoreSession();
  await act(async () =>
    render(
      <StrictMode>
        <MemoryRouter initialEntries={[`/reset-password${hash ?? `#token_hash=link-${links}&type=recovery`}`]}>
          <Toaster />
          <Routes>
            <Route path="/reset-password" element={<ResetPasswordScreen />} />
            <Route path="*" element={null} />
          </Routes>
          <Address />
        </MemoryRouter>
      </StrictMode>,
    ),
  );
  return server;
}

async function fillAndSend(password: string, confirmation: string) {
  const user = userEvent.setup();
  if (password) await user.type(await screen.findByLabelText("New password"), password);
  if (confirmation) await user.type(screen.getByLabelText("Confirm new password"), confirmation);
  await user.click(await screen.findByRole("button", { name: "Update password" }));
}

afterEach(() => {
  cleanup();
  toast.dismiss();
  vi.unstubAllGlobals();
});

test("the link is used once, leaves the address bar and signs nobody in", async () => {
  const server = await open(accepted);
  expect(await screen.findByRole("heading", { name: "Set new password" })).toBeTruthy();
  const asked = server.received("POST /api/auth/verify");
  expect(asked.map(({ headers }) => headers.get("X-Client"))).toEqual(["browser"]);
  expect(server.requests[0]?.body).toMatchObject({ token_hash: `link-${links}`, type: "recovery" });
  expect(address()).toBe("/reset-password");
  expect(getSession()).toEqual({ kind: "signed-out" });
});

test("none of it touches the cookie of the user who is signed in at this browser", async () => {
  const server = await open({ ...accepted, ...updated });
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", (input: string, init: RequestInit) => {
    asked.push(init.credentials);
    return server.fetch(input, init);
  });
  await fillAndSend("kettle", "kettle");
  expect(await screen.findByText("Password updated")).toBeTruthy();
  expect(asked).toEqual(["omit", "omit"]);
  expect(server.requests.at(-1)?.path).toContain("/api/auth/logout?scope=local");
});

test("without a link, with a foreign one or with a used one I am sent to ask for another", async () => {
  for (const hash of ["", "#token_hash=a&type=email", undefined]) {
    await open({ "POST /api/auth/verify": () => refuse("link_rejected", 403) }, hash);
    expect(await screen.findByText("Invalid reset link")).toBeTruthy();
    expect(screen.getByText("This password reset link is invalid or has expired.")).toBeTruthy();
    expect(address()).toBe("/forgot-password");
    cleanup();
    toast.dismiss();
  }
});

test("a link that could not be checked for want of a connection is not called invalid", async () => {
  let isBroken = true;
  await open({
    "POST /api/auth/verify": () =>
      isBroken ? refuse("unavailable", 503) : Response.json(stubAuthAnswer("recovery-token")),
  });
  expect(await screen.findByRole("heading", { name: "Your link could not be checked" })).toBeTruthy();
  isBroken = false;
  await act(async () => userEvent.click(screen.getByRole("button", { name: "Try Again" })));
  expect(await screen.findByRole("heading", { name: "Set new password" })).toBeTruthy();
});

test.each([
  ["", "", "All fields required", "Please enter the new password twice."],
  ["kettle", "", "All fields required", "Please enter the new password twice."],
  ["kettle", "kettles", "Passwords don't match", "Please make sure both passwords are the same."],
  ["kettl", "kettl", "Password too short", "Password must be at least 6 characters long"],
])("the rules are told before anything is sent: %j, %j", async (password, confirmation, title, message) => {
  const server = await open(accepted);
  await fillAndSend(password, confirmation);
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getAllByText(message)).toHaveLength(2);
  expect(server.received("PUT")).toEqual([]);
});

test("the new password is set with the link's own session, then the login opens", async () => {
  const server = await open({ ...accepted, ...updated });
  await fillAndSend("kettle", "kettle");
  expect(await screen.findByRole("heading", { name: "Your password is updated" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Log in now" }).getAttribute("href")).toBe("/login");
  expect(screen.getByText("Password updated")).toBeTruthy();
  const [update] = server.received("PUT /api/auth/user");
  expect(update?.headers.get("Authorization")).toBe("Bearer recovery-token");
  expect(update?.body).toMatchObject({ password: "kettle" });
  expect(getSession()).toEqual({ kind: "signed-out" });
  expect(address()).toBe("/reset-password");
  await until(() => expect(address()).toBe("/login"));
});

test("a refused password is told with its reason, or in the specified words", async () => {
  await open({ ...accepted, "PUT /api/auth/user": () => refuse("weak_password", 422) });
  await fillAndSend("123456", "123456");
  expect(await screen.findAllByText(/too easy to guess/)).toHaveLength(2);
  cleanup();
  toast.dismiss();
  await open({ ...accepted, "PUT /api/auth/user": () => refuse("internal", 500) });
  await fillAndSend("kettle", "kettle");
  expect(await screen.findByText("Failed to update password.")).toBeTruthy();
});
