import * as z from "zod/mini";
import { beforeAll, expect, test } from "vitest";
import { AuthSession, SessionSummary } from "#shared/account/account.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";

openWorldPer("file");
beforeAll(async () => {
  await world.work(1);
});

async function signInElsewhere(client: TestClient) {
  const body = JSON.stringify({ email: client.session.user.email, password: "correct horse battery" });
  const headers = { "content-type": "application/json", "user-agent": "Another device" };
  const answer = await world.send("/api/auth/token?grant_type=password", { method: "POST", body, headers });
  return AuthSession.parse(await answer.json());
}

async function placesOf(client: TestClient) {
  return z.array(SessionSummary).parse(await client.json("GET", "/api/users/me/sessions"));
}

const end = (client: TestClient, id: string | undefined) =>
  client.send(`/api/users/me/sessions/${id}`, { method: "DELETE" }).then((answer) => answer.status);

test("I see where I am signed in, the place used last first, and which of them is here", async () => {
  const robin = await world.client();
  const [here] = await placesOf(robin);
  await signInElsewhere(robin);
  await world.sql("update sessions set last_used_at = now() - interval '1 hour' where id = $1", [here?.id]);
  expect((await placesOf(robin)).map(({ id, is_current }) => [id === here?.id, is_current])).toEqual([
    [false, false],
    [true, true],
  ]);
});

test("a session that ended, ran out or came from a recovery link is not in the list", async () => {
  const robin = await world.client();
  await world.sql(
    `insert into sessions (user_id, kind, expires_at, revoked_at) values
     ($1, 'password', now() + interval '1 day', now()), ($1, 'password', now() - interval '1 second', null),
     ($1, 'recovery', now() + interval '1 day', null)`,
    [robin.userId],
  );
  expect(await placesOf(robin)).toHaveLength(1);
});

test("signing out another device ends its access at once and leaves mine", async () => {
  const robin = await world.client();
  const other = await signInElsewhere(robin);
  const place = (await placesOf(robin)).find(({ is_current }) => !is_current);
  expect(await end(robin, place?.id)).toBe(204);
  const headers = { authorization: `Bearer ${other.access_token}` };
  expect((await world.send("/api/users/me", { headers })).status).toBe(401);
  expect(await placesOf(robin)).toHaveLength(1);
  expect(await world.sql("select user_id, action from audit_log where subject_id = $1", [place?.id])).toEqual([
    { user_id: robin.userId, action: "session_ended" },
  ]);
});

test("a session that is over, or somebody else's, is not found", async () => {
  const [robin, sam] = [await world.client(), await world.client()];
  await signInElsewhere(robin);
  const place = (await placesOf(robin)).find(({ is_current }) => !is_current);
  const [theirs] = await placesOf(sam);
  expect([await end(robin, place?.id), await end(robin, place?.id)]).toEqual([204, 404]);
  expect(await end(robin, theirs?.id)).toBe(404);
  expect(await placesOf(sam)).toHaveLength(1);
});

test("the live stream of a session ends with it", async () => {
  const robin = await world.client();
  const other = await signInElsewhere(robin);
  const stream = await world.send("/api/live", { headers: { authorization: `Bearer ${other.access_token}` } });
  const ended = stream.text();
  const place = (await placesOf(robin)).find(({ is_current }) => !is_current);
  await end(robin, place?.id);
  expect(await ended).toContain("event: hello");
});

test("a session that nobody used for a week, or that is a month old, has ended", async () => {
  for (const age of [
    "last_used_at = last_used_at - interval '8 days'",
    "expires_at = expires_at - interval '31 days'",
  ]) {
    const robin = await world.client();
    expect((await robin.send("/api/users/me")).status).toBe(200);
    await world.sql(`update sessions set ${age} where user_id = $1`, [robin.userId]);
    expect((await robin.send("/api/users/me")).status).toBe(401);
    const refreshed = await world.send("/api/auth/token?grant_type=refresh_token", {
      method: "POST",
      body: JSON.stringify({ refresh_token: robin.session.refresh_token }),
    });
    expect(refreshed.status).toBe(400);
  }
});
