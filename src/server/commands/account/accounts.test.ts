import { expect, test } from "vitest";
import { AuthSession } from "#shared/account/account.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");

const password = "correct horse battery";
const newEmail = () => `${crypto.randomUUID()}@example.org`;

function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  return world.send(path, { method: "POST", body: JSON.stringify(body), headers });
}

async function signUp(email = newEmail()) {
  return AuthSession.parse(await (await post("/api/auth/signup", { email, password })).json());
}

function refresh(refresh_token: string) {
  return post("/api/auth/token?grant_type=refresh_token", { refresh_token });
}

async function refreshed(refreshToken: string) {
  return AuthSession.parse(await (await refresh(refreshToken)).json());
}

const browser = { "x-client": "browser", host: "localhost:3000" };

function refreshCookie(answer: Response) {
  return answer.headers.getSetCookie().find((cookie) => cookie.includes("evenhand_refresh=")) ?? "";
}

function refreshByCookie(cookie: string, headers: Record<string, string>) {
  const sent = { ...browser, cookie: cookie.split(";")[0] ?? "", ...headers };
  return post("/api/auth/token?grant_type=refresh_token", { refresh_token: "cookie" }, sent);
}

function header(value: object) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function statusWith(accessToken: string) {
  return world
    .send("/api/auth/user", { headers: { authorization: `Bearer ${accessToken}` } })
    .then((answer) => answer.status);
}

test("someone who signs up is signed in and can sign in again, whatever the case of the address", async () => {
  const email = newEmail();
  const first = await signUp(email);
  expect(await statusWith(first.access_token)).toBe(200);
  const answer = await post("/api/auth/token?grant_type=password", { email: email.toUpperCase(), password });
  const again = AuthSession.parse(await answer.json());
  expect(again.user).toEqual(first.user);
  expect(again.user.user_metadata.full_name).toBe(email.split("@")[0]);
});

test("a wrong password and an unknown address get the same refusal", async () => {
  const email = newEmail();
  await signUp(email);
  const wrong = await post("/api/auth/token?grant_type=password", { email, password: "not this one" });
  const unknown = await post("/api/auth/token?grant_type=password", { email: newEmail(), password });
  expect([wrong.status, unknown.status]).toEqual([400, 400]);
  const [first, second] = [await wrong.json(), await unknown.json()];
  expect({ ...first, error: { ...first.error, requestId: "" } }).toEqual({
    ...second,
    error: { ...second.error, requestId: "" },
  });
});

test("passwords are kept as argon2id with a salt of their own", async () => {
  const emails = [newEmail(), newEmail()];
  for (const email of emails) await signUp(email);
  const rows = await world.sql("select password_hash from users where email = any($1)", [emails]);
  for (const row of rows) expect(row.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(new Set(rows.map((row) => row.password_hash)).size).toBe(2);
});

test("an address signs up once, also when two try at the same moment", async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2, 3].map(() => post("/api/auth/signup", { email, password })));
  expect(answers.map((answer) => answer.status).toSorted((left, right) => left - right)).toEqual([200, 422, 422]);
});

test("a password of seven characters is refused by its field", async () => {
  const answer = await post("/api/auth/signup", { email: newEmail(), password: "seven77" });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: "weak_password", field: "password" } });
});

test("a refresh token works once and leads to a new one", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  expect(second.refresh_token).not.toBe(first.refresh_token);
  const third = await refreshed(second.refresh_token);
  expect(await statusWith(third.access_token)).toBe(200);
});

test("an answer that was lost can be asked for again with the token just replaced", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  const again = await refreshed(first.refresh_token);
  expect(again.refresh_token).toBe(second.refresh_token);
});

test("an older token is a stolen copy: the whole session ends, access tokens included", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  const third = await refreshed(second.refresh_token);
  await world.sql("update refresh_tokens set used_at = used_at - interval '6 seconds'");
  expect((await refresh(first.refresh_token)).status).toBe(400);
  expect((await refresh(third.refresh_token)).status).toBe(400);
  expect(await statusWith(third.access_token)).toBe(401);
});

test("the token replaced last is a stolen copy, too, once five seconds have passed: a thief cannot stay one behind", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  await world.sql("update refresh_tokens set used_at = used_at - interval '6 seconds'");
  expect((await refresh(first.refresh_token)).status).toBe(400);
  expect((await refresh(second.refresh_token)).status).toBe(400);
  expect(await statusWith(second.access_token)).toBe(401);
});

test("six tabs that wake at once, each with the token they slept with, stay signed in", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  await world.sql("update refresh_tokens set used_at = used_at - interval '8 hours'");
  const tabs = await Promise.all(Array.from({ length: 6 }, () => refreshed(second.refresh_token)));
  expect(await Promise.all(tabs.map((tab) => statusWith(tab.access_token)))).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await refresh(tabs[0]?.refresh_token ?? "")).status).toBe(200);
});

test("a tab whose call was overtaken twice by others is given what they have", async () => {
  const first = await signUp();
  const second = await refreshed(first.refresh_token);
  const third = await refreshed(second.refresh_token);
  const fourth = await refreshed(third.refresh_token);
  for (const earlier of [first, second, third])
    expect((await refreshed(earlier.refresh_token)).refresh_token).toBe(fourth.refresh_token);
  expect(await statusWith(fourth.access_token)).toBe(200);
});

test("twenty tabs that refresh at once all stay signed in with one live token", async () => {
  const first = await signUp();
  const sessions = await Promise.all(Array.from({ length: 20 }, () => refreshed(first.refresh_token)));
  expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(1);
  const live = await world.sql(
    "select count(*)::int as live from refresh_tokens where user_id = $1 and used_at is null",
    [first.user.id],
  );
  expect(live).toEqual([{ live: 1 }]);
});

test("logging out ends every session of the user at once", async () => {
  const email = newEmail();
  const first = await signUp(email);
  const second = AuthSession.parse(
    await (await post("/api/auth/token?grant_type=password", { email, password })).json(),
  );
  const answer = await post("/api/auth/logout?scope=global", {}, { authorization: `Bearer ${first.access_token}` });
  expect(answer.status).toBe(204);
  expect(await statusWith(second.access_token)).toBe(401);
  expect((await refresh(second.refresh_token)).status).toBe(400);
});

test("a browser gets its refresh token in a cookie no script can read", async () => {
  const answer = await post("/api/auth/signup", { email: newEmail(), password }, browser);
  expect((await answer.json()).refresh_token).toBe("cookie");
  const cookie = refreshCookie(answer);
  expect(cookie).toMatch(/^__Host-evenhand_refresh=/);
  for (const part of ["HttpOnly", "Secure", "SameSite=Strict", "Path=/"]) expect(cookie).toContain(part);
  const own = await refreshByCookie(cookie, { origin: "http://localhost:3000" });
  expect(own.status).toBe(200);
});

test("the cookie counts only for a page of our own", async () => {
  const cookie = refreshCookie(await post("/api/auth/signup", { email: newEmail(), password }, browser));
  for (const origin of ["http://evil.test", "null", "http://localhost.evil.test:3000"])
    expect((await refreshByCookie(cookie, { origin })).status).toBe(400);
  expect((await refreshByCookie(cookie, {})).status).toBe(400);
  expect((await refreshByCookie(cookie, { origin: "http://evenhand.test" })).status).toBe(200);
});

test("a line that is not secure gets a cookie it can carry", async () => {
  const answer = await post(
    "/api/auth/signup",
    { email: newEmail(), password },
    { ...browser, host: "recruiting.lan:3000" },
  );
  const cookie = refreshCookie(answer);
  expect(cookie).toMatch(/^evenhand_refresh=/);
  expect(cookie).toContain("HttpOnly");
  expect(cookie).not.toContain("Secure");
});

test("neither tokens nor passwords can be found in the database", async () => {
  const session = await signUp();
  const rows = await world.sql(
    "select row_to_json(t)::text as line from refresh_tokens t union all select row_to_json(u)::text from users u",
  );
  const dump = rows.map((row) => row.line).join("\n");
  expect(dump).not.toContain(session.refresh_token);
  expect(dump).not.toContain(password);
});

test.each(["", "Bearer", "Bearer x.y.z", "Basic abc"])("the authorization %j is refused", async (authorization) => {
  const answer = await world.send("/api/auth/user", { headers: authorization === "" ? {} : { authorization } });
  expect(answer.status).toBe(401);
});

test("an access token with its algorithm, type or signature changed is refused", async () => {
  const { access_token } = await signUp();
  const [, payload, signature] = access_token.split(".");
  const forged = [
    `${header({ alg: "none" })}.${payload}.`,
    `${header({ alg: "HS256", typ: "JWT" })}.${payload}.${signature}`,
    `${access_token.slice(0, -3)}abc`,
  ];
  for (const token of forged) expect(await statusWith(token)).toBe(401);
});
