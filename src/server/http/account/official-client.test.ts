import { AuthClient } from "@supabase/auth-js";
import { expect, test } from "vitest";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

const password = "correct horse battery";
const newEmail = () => `${crypto.randomUUID()}@example.org`;

/** Supabase's own client, as an application outside a browser uses it. */
function newClient() {
  const memory = new Map<string, string>();
  const client = new AuthClient({
    url: "http://evenhand.test/api/auth",
    autoRefreshToken: false,
    persistSession: true,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
    fetch: (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      headers.set("x-forwarded-for", `203.0.113.${Math.floor(Math.random() * 250)}`);
      return world.send(url.pathname + url.search, { ...init, headers });
    },
  });
  const events: string[] = [];
  client.onAuthStateChange((event) => void events.push(event));
  return { client, events };
}

async function signedUp() {
  const email = newEmail();
  const { client, events } = newClient();
  const { data, error } = await client.signUp({ email, password, options: { data: { full_name: "Robin Hale" } } });
  expect(error).toBeNull();
  const { session } = data;
  if (session === null) throw new Error("There is no session.");
  return { client, events, email, session };
}

async function linkTo(email: string) {
  const [mail] = await world.sql(
    "select body_text from outbox where recipient = $1 and kind = 'recovery' order by created_at desc limit 1",
    [email],
  );
  return /token_hash=([\w-]+)/.exec(mail?.body_text)?.[1] ?? "";
}

test("signs up, in and out", async () => {
  const { client, events, email, session } = await signedUp();
  expect(session.user.user_metadata).toEqual({ full_name: "Robin Hale" });
  expect((await client.signOut({ scope: "global" })).error).toBeNull();
  expect((await client.getSession()).data.session).toBeNull();
  const again = await client.signInWithPassword({ email, password });
  expect(again.data.user?.id).toBe(session.user.id);
  expect(events.filter((event) => event !== "INITIAL_SESSION")).toEqual(["SIGNED_IN", "SIGNED_OUT", "SIGNED_IN"]);
});

test("is told of a wrong password and of a refused sign-up by their codes", async () => {
  const { email } = await signedUp();
  const { client } = newClient();
  const wrong = await client.signInWithPassword({ email, password: "not this one" });
  expect(wrong.error).toMatchObject({ status: 400, code: "invalid_credentials" });
  const taken = await client.signUp({ email, password });
  expect(taken.error).toMatchObject({ status: 422, code: "signup_refused" });
  const weak = await client.signUp({ email: newEmail(), password: "password123" });
  expect(weak.error).toMatchObject({ status: 422, code: "weak_password" });
});

test("refreshes, and twenty refreshes at once end in one session", async () => {
  const { client, events, session } = await signedUp();
  const { data } = await client.refreshSession();
  expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  expect(events).toContain("TOKEN_REFRESHED");
  const current = data.session?.refresh_token ?? "";
  const clients = Array.from({ length: 20 }, () => newClient().client);
  const answers = await Promise.all(clients.map((other) => other.refreshSession({ refresh_token: current })));
  expect(answers.map(({ error }) => error)).toEqual(clients.map(() => null));
  expect(new Set(answers.map(({ data: refreshed }) => refreshed.session?.refresh_token)).size).toBe(1);
});

test("a stolen refresh token ends the session of thief and owner", async () => {
  const { client, session } = await signedUp();
  await client.refreshSession();
  await client.refreshSession();
  await world.sql("update refresh_tokens set used_at = used_at - interval '6 seconds'");
  const thief = await newClient().client.refreshSession({ refresh_token: session.refresh_token });
  expect(thief.error).toMatchObject({ code: "refresh_token_rejected" });
  expect((await client.getUser()).error).toMatchObject({ status: 401 });
  expect((await client.refreshSession()).error).not.toBeNull();
});

test("changes the name and the password", async () => {
  const { client, events, email } = await signedUp();
  const named = await client.updateUser({ data: { full_name: "Robin Okafor" } });
  expect(named.data.user?.user_metadata).toEqual({ full_name: "Robin Okafor" });
  const refused = await client.updateUser({ password: "a quite different one" });
  expect(refused.error).toMatchObject({ code: "current_password_wrong" });
  const changed = await client.updateUser({ password: "a quite different one", current_password: password });
  expect(changed.error).toBeNull();
  expect(events.filter((event) => event === "USER_UPDATED")).toHaveLength(2);
  const next = await newClient().client.signInWithPassword({ email, password: "a quite different one" });
  expect(next.error).toBeNull();
});

test("recovers a forgotten password", async () => {
  const { email } = await signedUp();
  const { client, events } = newClient();
  expect((await client.resetPasswordForEmail(email, { redirectTo: "http://evil.test" })).error).toBeNull();
  const opened = await client.verifyOtp({ token_hash: await linkTo(email), type: "recovery" });
  expect(opened.error).toBeNull();
  expect(events).toContain("PASSWORD_RECOVERY");
  expect((await client.updateUser({ password: "sixchr" })).error).toBeNull();
  expect((await newClient().client.signInWithPassword({ email, password: "sixchr" })).error).toBeNull();
  expect((await client.verifyOtp({ token_hash: "used", type: "recovery" })).error).toMatchObject({ status: 403 });
});

test("signing out everywhere ends the session of another client at once; signing out here does not", async () => {
  const { client, email } = await signedUp();
  const [second, third] = [newClient().client, newClient().client];
  for (const other of [second, third]) await other.signInWithPassword({ email, password });
  await second.signOut({ scope: "local" });
  expect((await third.getUser()).error).toBeNull();
  await third.signOut({ scope: "others" });
  expect((await client.getUser()).error).not.toBeNull();
  expect((await third.getUser()).error).toBeNull();
  await third.signOut({ scope: "global" });
  expect((await third.getSession()).data.session).toBeNull();
});
