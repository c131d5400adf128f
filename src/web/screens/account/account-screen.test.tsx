import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { MemoryRouter, Route, Routes, useLocation } from "react-router";
import { toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { getSession, logIn, logOut, restoreSession } from "#lib/session/session.ts";
import { stubProPlan } from "#tests/support/stub-plan.ts";
import { refuse, stubAuthAnswer, stubServer } from "#tests/support/stub-server.ts";
import { Toaster } from "#ui/overlay/toaster.tsx";
import { AccountScreen } from "./account-screen.tsx";
import { until } from "#tests/support/until.ts";

const { user: robin } = stubAuthAnswer();
const laptop = {
  id: "11111111-1111-4111-8111-111111111111",
  device: "Firefox on Linux",
  created_at: "2026-01-05T09:00:00.000Z",
  last_used_at: "2026-01-06T09:00:00.000Z",
  is_current: true,
};
const phone = { ...laptop, id: "22222222-2222-4222-8222-222222222222", device: "Safari on iPhone", is_current: false };
const listed = {
  "GET /api/users/me/consideration": () => Response.json({ months: null }),
  "GET /api/users/me/sessions": () => Response.json([laptop, phone]),
  "GET /api/users/me/api-keys": () => Response.json([]),
  "GET /api/users/me/webhooks": () => Response.json([]),
};

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

async function open(replies: Parameters<typeof stubServer>[0] = {}, user = robin) {
  const answer = { ...stubAuthAnswer(), user };
  const server = stubServer({ "POST /api/auth/token": () => Response.json(answer), ...listed, ...replies });
  vi.stubGlobal("fetch", server.fetch);
  localStorage.clear();
  await restoreSession();
  await logIn({ email: "robin@example.test", password: "correct horse" });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={["/account"]}>
        <Toaster />
        <Routes>
          <Route path="/account" element={<AccountScreen />} />
          <Route path="*" element={null} />
        </Routes>
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return server;
}

const address = () => screen.getByLabelText("address").textContent;
const section = (name: string) => within(screen.getByRole("region", { name }));

async function changePassword(current: string, next: string, confirmation = next) {
  const form = section("Password");
  if (current) await userEvent.type(form.getByLabelText("Current password"), current);
  if (next) await userEvent.type(form.getByLabelText("New password"), next);
  if (confirmation) await userEvent.type(form.getByLabelText("Confirm new password"), confirmation);
  await userEvent.click(form.getByRole("button", { name: "Update password" }));
}

afterEach(async () => {
  cleanup();
  toast.dismiss();
  vi.stubGlobal("fetch", stubServer({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) }).fetch);
  await logOut();
  vi.unstubAllGlobals();
});

test("a new name is saved, and the header shows it at once", async () => {
  const renamed = { ...robin, user_metadata: { full_name: "Robin H. Hale" } };
  const server = await open({ "PUT /api/auth/user": () => Response.json(renamed) });
  const form = section("Name");
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Save name" }).disabled).toBe(true);
  await userEvent.clear(form.getByLabelText("Full name"));
  await userEvent.type(form.getByLabelText("Full name"), "Robin H. Hale ");
  await userEvent.click(form.getByRole("button", { name: "Save name" }));
  expect(await screen.findByText("Name saved")).toBeTruthy();
  expect(server.received("PUT")[0]?.body).toMatchObject({ data: { full_name: "Robin H. Hale" } });
  expect(screen.getByRole("link", { name: "Welcome, Robin H. Hale" }).getAttribute("href")).toBe("/account");
});

test("a name that could not be saved stays in the field with the reason", async () => {
  await open({ "PUT /api/auth/user": () => refuse("too_many_requests", 429) });
  const form = section("Name");
  await userEvent.type(form.getByLabelText("Full name"), "!");
  await userEvent.click(form.getByRole("button", { name: "Save name" }));
  expect(await form.findByText(/Please wait a moment/)).toBeTruthy();
  expect(form.getByLabelText<HTMLInputElement>("Full name").value).toBe("Robin Hale!");
});

test("my plan is named, with the way to billing", async () => {
  await open({ "GET /api/users/me": () => Response.json(stubProPlan()), ...listed });
  expect(await section("Plan").findByText("Pro Plan")).toBeTruthy();
  expect(section("Plan").getByRole("link", { name: "Plans and billing" }).getAttribute("href")).toBe("/billing");
});

test("an unconfirmed address can be sent its confirmation again", async () => {
  const server = await open({ "POST /api/auth/resend": () => Response.json({}) });
  expect(section("E-mail address").getByText("Not confirmed")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Send the confirmation again" }));
  expect(await screen.findByText("Confirmation sent")).toBeTruthy();
  expect(server.received("POST /api/auth/resend")[0]?.body).toMatchObject({ type: "signup", email: robin.email });
});

test("a confirmed address is called confirmed and asks for nothing", async () => {
  await open({}, { ...robin, email_confirmed_at: "2026-01-06T09:00:00.000Z" });
  expect(section("E-mail address").getByText("Confirmed")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Send the confirmation again" })).toBeNull();
});

test.each([
  ["", "kettle under", "kettle under", "Please enter your current password."],
  ["correct horse", "kettle", "kettle", "Password must be at least 8 characters long."],
  ["correct horse", "correct horse", "correct horse", "Please choose a password that is new."],
  ["correct horse", "kettle under", "kettle", "Please make sure both passwords are the same."],
])("the rules of a new password are told at its fields: %j, %j, %j", async (current, next, confirmation, message) => {
  const server = await open();
  await changePassword(current, next, confirmation);
  expect(section("Password").getByText(message)).toBeTruthy();
  expect(server.received("PUT")).toEqual([]);
});

test("a wrong current password is said at its field", async () => {
  await open({ "PUT /api/auth/user": () => refuse("current_password_wrong", 422) });
  await changePassword("wrong horse", "kettle under nine");
  expect(await section("Password").findByText("This is not your current password.")).toBeTruthy();
  expect(section("Password").getByLabelText("Current password").getAttribute("aria-invalid")).toBe("true");
});

test("a new password logs the other devices out and empties the fields", async () => {
  const server = await open({ "PUT /api/auth/user": () => Response.json(robin) });
  await changePassword("correct horse", "kettle under nine");
  expect(await screen.findByText("Password updated")).toBeTruthy();
  expect(server.received("PUT")[0]?.body).toMatchObject({
    password: "kettle under nine",
    current_password: "correct horse",
  });
  expect(section("Password").getByLabelText<HTMLInputElement>("New password").value).toBe("");
  await until(() => expect(server.received("GET /api/users/me/sessions").length).toBeGreaterThan(1));
});

test("I see where I am logged in and can end a session that is not this one", async () => {
  let sessions = [laptop, phone];
  const server = await open({
    "GET /api/users/me/sessions": () => Response.json(sessions),
    [`DELETE /api/users/me/sessions/${phone.id}`]: () => {
      sessions = [laptop];
      return new Response(null, { status: 204 });
    },
  });
  const list = within(await screen.findByRole("list", { name: "Sessions" }));
  expect(list.getByText("This device")).toBeTruthy();
  await userEvent.click(list.getByRole("button", { name: /^End session: Safari on iPhone/ }));
  expect(await screen.findByText("Session ended")).toBeTruthy();
  await until(() => expect(list.queryByText("Safari on iPhone")).toBeNull());
  expect(list.queryByRole("button")).toBeNull();
  expect(server.received("DELETE")).toHaveLength(1);
});

test("sessions that cannot be read say why and can be asked for again", async () => {
  let isBroken = true;
  await open({ "GET /api/users/me/sessions": () => (isBroken ? refuse("unavailable", 503) : Response.json([laptop])) });
  expect(await screen.findByText(/Failed to load your sessions/)).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("Firefox on Linux")).toBeTruthy();
});

test("whether CVs may be considered elsewhere does not load for ever: a failure is told, and can be asked for again", async () => {
  let isBroken = true;
  const path = "GET /api/users/me/consideration";
  await open({ [path]: () => (isBroken ? refuse("unavailable", 503) : Response.json({ months: 6 })) });
  expect(await screen.findByText(/Failed to load your choice/)).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("For 6 months after they came")).toBeTruthy();
});

test("logging out everywhere ends all sessions and leads to the start", async () => {
  const server = await open({ "POST /api/auth/logout": () => new Response(null, { status: 204 }) });
  await userEvent.click(screen.getByRole("button", { name: "Log out everywhere" }));
  await until(() => expect(address()).toBe("/"));
  expect(server.received("POST /api/auth/logout")[0]?.path).toContain("scope=global");
  await until(() => expect(getSession()).toEqual({ kind: "signed-out" }));
});

test("the download says that it is being prepared, then that it is ready", async () => {
  const { promise: answer, resolve: finish } = Promise.withResolvers<Response>();
  const server = await open({ "GET /api/users/me/export": () => answer });
  await userEvent.click(screen.getByRole("button", { name: "Download everything that is mine" }));
  expect(await screen.findByText("Preparing your download…")).toBeTruthy();
  finish(new Response("PK"));
  expect(await screen.findByText("Your download is ready.")).toBeTruthy();
  expect(server.received("GET /api/users/me/export")[0]?.headers.get("Authorization")).toBe("Bearer token-1");
});

test("a download that fails says why", async () => {
  await open({ "GET /api/users/me/export": () => refuse("unavailable", 503) });
  await userEvent.click(screen.getByRole("button", { name: "Download everything that is mine" }));
  expect(await screen.findByText(/The download failed\. The service is briefly unavailable/)).toBeTruthy();
});

test("my account is deleted only after I typed its address", async () => {
  const server = await open({ "DELETE /api/users/me": () => new Response(null, { status: 204 }) });
  await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "Delete for good" });
  expect(confirm.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText("Type your e-mail address to confirm"), " Robin@example.test");
  await userEvent.click(confirm);
  expect(await screen.findByText("Account deleted")).toBeTruthy();
  expect(address()).toBe("/");
  expect(server.received("DELETE /api/users/me")).toHaveLength(1);
  expect(getSession()).toEqual({ kind: "signed-out" });
});

test("an account that could not be deleted is still mine", async () => {
  await open({ "DELETE /api/users/me": () => refuse("unavailable", 503) });
  await userEvent.click(screen.getByRole("button", { name: "Delete my account" }));
  await userEvent.type(screen.getByLabelText("Type your e-mail address to confirm"), robin.email ?? "");
  await userEvent.click(screen.getByRole("button", { name: "Delete for good" }));
  expect(await screen.findByText(/Your account was not deleted/)).toBeTruthy();
  expect(getSession()).toMatchObject({ kind: "signed-in" });
  expect(address()).toBe("/account");
});

const payroll = {
  id: "33333333-3333-4333-8333-333333333333",
  name: "Payroll",
  hint: "wxyz",
  scopes: ["read"],
  created_at: "2026-01-05T09:00:00.000Z",
  expires_at: "2026-04-05T09:00:00.000Z",
  last_used_at: null,
  is_expired: false,
};

test("I make an API key, see it once, and copy it", async () => {
  const made: unknown[] = [];
  const server = await open({
    "GET /api/users/me/api-keys": () => Response.json(made),
    "POST /api/users/me/api-keys": () => {
      made.push(payroll);
      return Response.json({ ...payroll, secret: "evh_only-now" });
    },
  });
  const keys = section("API keys");
  expect(await keys.findByText("No program has a key to this account.")).toBeTruthy();
  await userEvent.type(keys.getByLabelText("Name of a new key"), " Payroll ");
  await userEvent.click(keys.getByLabelText("Send CVs and start screenings"));
  await userEvent.click(keys.getByRole("button", { name: "Make a key" }));
  expect((await keys.findByLabelText<HTMLInputElement>("Secret")).value).toBe("evh_only-now");
  expect(server.received("POST /api/users/me/api-keys")[0]?.body).toEqual({
    name: "Payroll",
    scopes: ["read", "screen"],
    days: 90,
  });
  await userEvent.click(keys.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("evh_only-now");
  await userEvent.click(keys.getByRole("button", { name: "I have kept it" }));
  expect(keys.queryByLabelText("Secret")).toBeNull();
  expect(await keys.findByText(/Ends in wxyz.*never used/)).toBeTruthy();
});

test("a key that is not needed any more is revoked", async () => {
  let made = [payroll];
  await open({
    "GET /api/users/me/api-keys": () => Response.json(made),
    [`DELETE /api/users/me/api-keys/${payroll.id}`]: () => {
      made = [];
      return new Response(null, { status: 204 });
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Revoke Payroll, ending in wxyz" }));
  expect(await screen.findByText("Key revoked")).toBeTruthy();
  expect(await section("API keys").findByText("No program has a key to this account.")).toBeTruthy();
});

const hook = {
  id: "44444444-4444-4444-8444-444444444444",
  url: "https://hooks.example.org/evenhand",
  events: ["screening.finished"],
  created_at: "2026-01-05T09:00:00.000Z",
  failing_since: null,
  disabled_at: null,
};
const message = {
  id: "55555555-5555-4555-8555-555555555555",
  event: "screening.finished",
  created_at: "2026-01-05T09:00:00.000Z",
  attempts: 10,
  next_attempt_at: null,
  last_attempt_at: "2026-01-08T09:00:00.000Z",
  delivered_at: null,
  failed_at: "2026-01-08T09:00:00.000Z",
  last_status: 503,
  last_error: null,
};

test("I add a webhook and see the secret that signs its messages", async () => {
  const server = await open({
    "POST /api/users/me/webhooks": () => Response.json({ ...hook, secret: "whsec_only-now" }),
  });
  const webhooks = section("Webhooks");
  await userEvent.type(await webhooks.findByLabelText("Address of a new webhook"), hook.url);
  await userEvent.click(webhooks.getByLabelText("A vacancy was closed"));
  await userEvent.click(webhooks.getByRole("button", { name: "Add a webhook" }));
  expect((await webhooks.findByLabelText<HTMLInputElement>("Secret")).value).toBe("whsec_only-now");
  expect(server.received("POST /api/users/me/webhooks")[0]?.body).toEqual({
    url: hook.url,
    events: ["screening.finished", "candidate.decided"],
  });
});

test("an address that is not public is refused at its field", async () => {
  await open({ "POST /api/users/me/webhooks": () => refuse("invalid_request", 400) });
  const webhooks = section("Webhooks");
  await userEvent.type(await webhooks.findByLabelText("Address of a new webhook"), "http://10.0.0.1/");
  await userEvent.click(webhooks.getByRole("button", { name: "Add a webhook" }));
  expect(await webhooks.findByText("This must be a public https address without a login in it.")).toBeTruthy();
});

test("a message that was given up is sent again, and a disabled webhook enabled", async () => {
  let isDisabled = true;
  const server = await open({
    "GET /api/users/me/webhooks": () => Response.json([{ ...hook, disabled_at: isDisabled ? hook.created_at : null }]),
    [`POST /api/users/me/webhooks/${hook.id}/enable`]: () => {
      isDisabled = false;
      return Response.json(hook);
    },
    [`GET /api/users/me/webhooks/${hook.id}/deliveries`]: () => Response.json([message]),
    [`POST /api/users/me/webhook-deliveries/${message.id}/redeliver`]: () => Response.json({ ok: true }),
  });
  const webhooks = section("Webhooks");
  expect(await webhooks.findByText("Disabled")).toBeTruthy();
  await userEvent.click(webhooks.getByRole("button", { name: "Enable" }));
  expect(await webhooks.findByRole("button", { name: "Send a test" })).toBeTruthy();
  await userEvent.click(webhooks.getByRole("button", { name: "Show messages" }));
  expect(await webhooks.findByText(/given up after 10 attempts, it answered 503/)).toBeTruthy();
  await userEvent.click(webhooks.getByRole("button", { name: /^Send again: screening.finished/ }));
  await until(() => expect(server.received("POST /api/users/me/webhook-deliveries")).toHaveLength(1));
});
