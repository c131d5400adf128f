import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { AuthSession } from "#shared/account/account.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { refuseWeakPassword } from "./check-new-password.ts";

openWorldPer("file");

const newEmail = () => `${crypto.randomUUID()}@example.org`;

function send(method: string, path: string, body: unknown, token = "") {
  return world.send(path, { method, body: JSON.stringify(body), headers: { authorization: `Bearer ${token}` } });
}

function signUp(email: string, password: string) {
  return send("POST", "/api/auth/signup", { email, password });
}

function signIn(email: string, password: string) {
  return send("POST", "/api/auth/token?grant_type=password", { email, password });
}

test.each(["seven77", "password123", "PassWord123", "evenhand1", "robin.hale2026"])(
  "%j is refused at sign-up, by its field",
  async (password) => {
    const answer = await signUp("robin.hale@example.org", password);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "weak_password", field: "password" } });
  },
);

test("every one of the list of common passwords is refused, whatever its case", async () => {
  const common = dictionary["passwords-common"].filter((password) => password.length >= 8);
  expect(common.length).toBeGreaterThan(10_000);
  const refused = await Promise.allSettled(
    common.map((password) => refuseWeakPassword(password.toUpperCase(), 8, "somebody@example.org")),
  );
  expect(refused.filter((outcome) => outcome.status === "fulfilled")).toEqual([]);
});

test.each(["eight ch", "пароль из слов", " leading and trailing ", "x".repeat(128)])(
  "%j is accepted and then needed exactly",
  async (password) => {
    const email = newEmail();
    expect((await signUp(email, password)).status).toBe(200);
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, `${password.trim()} `)).status).toBe(400);
  },
);

test("nothing of a long password is cut off", async () => {
  const email = newEmail();
  const long = `${"a long sentence ".repeat(6)}A`;
  expect((await signUp(email, long)).status).toBe(200);
  expect((await signIn(email, `${long.slice(0, -1)}B`)).status).toBe(400);
});

test("changing the password takes the current one, and ends the other sessions", async () => {
  const email = newEmail();
  const here = AuthSession.parse(await (await signUp(email, "correct horse battery")).json());
  const elsewhere = AuthSession.parse(await (await signIn(email, "correct horse battery")).json());
  const change = (body: object) => send("PUT", "/api/auth/user", body, here.access_token);
  for (const current of [{}, { current_password: "not this one" }]) {
    const answer = await change({ password: "a quite different one", ...current });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error: { code: "current_password_wrong", field: "current_password" } });
  }
  const right = { password: "a quite different one", current_password: "correct horse battery" };
  expect((await change(right)).status).toBe(200);
  expect((await send("PUT", "/api/auth/user", {}, here.access_token)).status).toBe(200);
  expect((await send("PUT", "/api/auth/user", {}, elsewhere.access_token)).status).toBe(401);
  expect((await signIn(email, "a quite different one")).status).toBe(200);
});

test("a new password is held to the same rules when it is changed", async () => {
  const { access_token } = AuthSession.parse(await (await signUp(newEmail(), "correct horse battery")).json());
  for (const password of ["seven77", "password123"]) {
    const change = { password, current_password: "correct horse battery" };
    const answer = await send("PUT", "/api/auth/user", change, access_token);
    expect(await answer.json()).toMatchObject({ error: { code: "weak_password" } });
  }
});

test("a name is changed without a password, and nothing else can be", async () => {
  const { user, access_token } = AuthSession.parse(await (await signUp(newEmail(), "correct horse battery")).json());
  const body = { data: { full_name: "Robin Okafor", plan: "paid" }, plan: "paid", email: "other@example.org" };
  const answer = await send("PUT", "/api/auth/user", body, access_token);
  expect(await answer.json()).toMatchObject({ email: user.email, user_metadata: { full_name: "Robin Okafor" } });
  expect(await world.sql("select plan from users where id = $1", [user.id])).toEqual([{ plan: "free" }]);
});
