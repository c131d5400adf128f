import { expect, test } from "vitest";
import { AuthSession, AuthUser } from "#shared/account/account.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

const password = "correct horse battery";
const newPassword = "a quite different one";
const newEmail = () => `${crypto.randomUUID()}@example.org`;

function send(method: string, path: string, body: unknown, token?: string, headers: Record<string, string> = {}) {
  const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  // From another address each time: what one address may cause has its own tests.
  const from = { "x-forwarded-for": `203.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}` };
  return world.send(path, { method, body: JSON.stringify(body), headers: { ...from, ...headers, ...authorization } });
}

async function signUp(email = newEmail()) {
  return AuthSession.parse(await (await send("POST", "/api/auth/signup", { email, password })).json());
}

function signIn(email: string, tried: string) {
  return send("POST", "/api/auth/token?grant_type=password", { email, password: tried });
}

function recover(email: string, headers = {}) {
  return send("POST", "/api/auth/recover", { email }, undefined, headers);
}

function verify(token_hash: string, type = "recovery") {
  return send("POST", "/api/auth/verify", { token_hash, type });
}

async function mailsTo(email: string, kind = "recovery"): Promise<string[]> {
  const rows = await world.sql("select body_text from outbox where recipient = $1 and kind = $2 order by created_at", [
    email,
    kind,
  ]);
  return rows.map((row) => row.body_text);
}

function tokenIn(mail = "") {
  return /token_hash=([\w-]+)/.exec(mail)?.[1] ?? "";
}

/** Asks for a link and follows it. */
async function openRecovery(email: string) {
  await recover(email);
  const token = tokenIn((await mailsTo(email)).at(-1));
  return AuthSession.parse(await (await verify(token)).json());
}

test("someone who forgot the password gets a link by mail and sets a new one", async () => {
  const { user } = await signUp();
  expect((await recover(user.email.toUpperCase())).status).toBe(200);
  const [mail] = await mailsTo(user.email);
  expect(mail).toContain("http://evenhand.test/reset-password#token_hash=");
  const session = AuthSession.parse(await (await verify(tokenIn(mail))).json());
  expect((await send("PUT", "/api/auth/user", { password: newPassword }, session.access_token)).status).toBe(200);
  expect((await signIn(user.email, password)).status).toBe(400);
  expect((await signIn(user.email, newPassword)).status).toBe(200);
});

test("a reset ends every session, its own too, and is told by mail", async () => {
  const before = await signUp();
  const session = await openRecovery(before.user.email);
  await send("PUT", "/api/auth/user", { password: newPassword }, session.access_token);
  for (const token of [before.access_token, session.access_token])
    expect((await send("POST", "/api/auth/logout", {}, token)).status).toBe(401);
  expect(await mailsTo(before.user.email, "password_changed")).toHaveLength(1);
});

test("a recovery session sets a password and opens nothing else", async () => {
  const { user } = await signUp();
  const session = await openRecovery(user.email);
  const calls = ["/api/users/me", "/api/bulk-analysis-results", "/api/bulk-file-uploads?latest=true", "/api/live"];
  for (const path of calls) {
    const answer = await world.send(path, { headers: { authorization: `Bearer ${session.access_token}` } });
    expect({ path, status: answer.status }).toEqual({ path, status: 401 });
  }
});

test("a browser gets no token out of a link but the one that sets the password", async () => {
  const { user } = await signUp();
  await recover(user.email);
  const body = { token_hash: tokenIn((await mailsTo(user.email)).at(-1)), type: "recovery" };
  const answer = await send("POST", "/api/auth/verify", body, undefined, { "x-client": "browser" });
  expect(AuthSession.parse(await answer.json()).refresh_token).toBe("cookie");
  expect(answer.headers.getSetCookie()).toEqual([]);
});

test("a link works once, and two clicks at the same moment are one", async () => {
  const { user } = await signUp();
  await recover(user.email);
  const token = tokenIn((await mailsTo(user.email)).at(-1));
  const answers = await Promise.all([verify(token), verify(token), verify(token)]);
  expect(answers.map((answer) => answer.status).toSorted((left, right) => left - right)).toEqual([200, 403, 403]);
});

test("a newer link makes the older one worthless", async () => {
  const { user } = await signUp();
  await recover(user.email);
  await recover(user.email);
  const [older, newer] = (await mailsTo(user.email)).map(tokenIn);
  expect((await verify(older ?? "")).status).toBe(403);
  expect((await verify(newer ?? "")).status).toBe(200);
});

test("a link is worthless after an hour, and after the password was changed", async () => {
  const { user, access_token } = await signUp();
  await recover(user.email);
  await world.sql(
    "update one_time_tokens set expires_at = expires_at - interval '61 minutes' where user_id = $1 and purpose = 'recovery'",
    [user.id],
  );
  expect((await verify(tokenIn((await mailsTo(user.email)).at(-1)))).status).toBe(403);
  await recover(user.email);
  const change = { password: newPassword, current_password: password };
  expect((await send("PUT", "/api/auth/user", change, access_token)).status).toBe(200);
  expect((await verify(tokenIn((await mailsTo(user.email)).at(-1)))).status).toBe(403);
});

test("a link of one kind is not one of the other, and an invented one is none", async () => {
  const { user } = await signUp();
  const confirmation = tokenIn((await mailsTo(user.email, "confirmation")).at(-1));
  expect((await verify(confirmation, "recovery")).status).toBe(403);
  expect((await verify("invented")).status).toBe(403);
  expect(await (await verify("invented")).json()).toMatchObject({ error: { code: "link_rejected" } });
});

test("the database does not hold what the link says", async () => {
  const { user } = await signUp();
  await recover(user.email);
  const token = tokenIn((await mailsTo(user.email)).at(-1));
  const rows = await world.sql("select row_to_json(t)::text as line from one_time_tokens t");
  expect(rows.map((row) => row.line).join("\n")).not.toContain(token);
});

test("an address nobody has gets the same answer and no mail", async () => {
  const { user } = await signUp();
  const nobody = newEmail();
  const [known, unknown] = [await recover(user.email), await recover(nobody)];
  expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()]);
  expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
  expect(await mailsTo(nobody)).toEqual([]);
});

test("the host of a link is ours, whatever the request claims", async () => {
  const { user } = await signUp();
  await recover(user.email, { host: "evil.test", "x-forwarded-host": "evil.test", origin: "http://evil.test" });
  const mails = await mailsTo(user.email);
  expect(mails).toHaveLength(1);
  expect(mails.join()).not.toContain("evil.test");
});

test("one address gets at most five mails an hour", async () => {
  const { user } = await signUp();
  const statuses = [];
  for (let tries = 0; tries < 7; tries += 1) statuses.push((await recover(user.email)).status);
  // The confirmation at sign-up was the first of the five.
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429]);
  expect(await mailsTo(user.email)).toHaveLength(4);
});

test("following the link of the sign-up confirms the address and signs nobody in", async () => {
  const { user, access_token } = await signUp();
  expect(user.email_confirmed_at).toBeUndefined();
  const answer = await verify(tokenIn((await mailsTo(user.email, "confirmation")).at(-1)), "email");
  expect(AuthUser.parse(await answer.json()).email_confirmed_at).toBeDefined();
  const read = await world.send("/api/auth/user", { headers: { authorization: `Bearer ${access_token}` } });
  expect(AuthUser.parse(await read.json()).email_confirmed_at).toBeDefined();
});

test("a confirmation can be asked for again until the address is confirmed", async () => {
  const { user } = await signUp();
  const again = () => send("POST", "/api/auth/resend", { type: "signup", email: user.email });
  expect((await again()).status).toBe(200);
  const [older, newer] = (await mailsTo(user.email, "confirmation")).map(tokenIn);
  expect((await verify(older ?? "", "email")).status).toBe(403);
  expect((await verify(newer ?? "", "email")).status).toBe(200);
  await again();
  expect(await mailsTo(user.email, "confirmation")).toHaveLength(2);
});

test("who signs up with a taken address is not told so; its owner is, by mail", async () => {
  const { user } = await signUp();
  const answer = await send("POST", "/api/auth/signup", { email: user.email, password });
  expect(answer.status).toBe(422);
  expect((await answer.json()).error.code).toBe("signup_refused");
  const [mail] = await mailsTo(user.email, "already_registered");
  expect(mail).toContain("http://evenhand.test/forgot-password");
});
