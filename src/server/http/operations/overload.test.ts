import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openWorldPer, robin, signUpRobinPer, world } from "#tests/support/world-fixture.ts";
import { until } from "#tests/support/until.ts";

const MANY = 200;

let lock: pg.Client;
openWorldPer("test");
signUpRobinPer("test");
beforeEach(async () => {
  lock = new pg.Client({ connectionString: world.url });
  await lock.connect();
  // The tests hold the database; what they ask of the probe is that it is not shed.
  world.deps.isReady = async () => undefined;
});
afterEach(() => lock.end());

/** Until released, every call that asks who is there waits in the database. */
async function holdSessions() {
  await lock.query("begin; lock table sessions in access exclusive mode");
}

test("of more calls than the server can take some are sent away at once, and those that were let in are answered", async () => {
  await holdSessions();
  const refused: Response[] = [];
  const calls = Array.from({ length: MANY }, async () => {
    const answer = await robin.send("/api/users/me");
    if (answer.status === 503) refused.push(answer);
    return answer.status;
  });
  await until(() => expect(refused.length).toBeGreaterThan(0));

  for (const path of ["/api/health", "/api/ready"]) expect((await world.send(path)).status).toBe(200);
  const [first = new Response()] = refused;
  expect(Number(first.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await first.json()).toMatchObject({ error: { code: "overloaded", requestId: expect.any(String) } });

  await lock.query("rollback");
  const statuses = await Promise.all(calls);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect((await robin.send("/api/users/me")).status).toBe(200);
});

test("a refused change has changed nothing", async () => {
  await holdSessions();
  const held = Array.from({ length: MANY }, () => robin.send("/api/users/me"));
  await until(async () => expect((await tryToCreate()).status).toBe(503));
  await lock.query("rollback");
  await Promise.all(held);
  expect(await world.sql("select id from bulk_file_uploads")).toEqual([]);
});

test("the database's own queue stays short however many call", async () => {
  await holdSessions();
  const calls = Array.from({ length: MANY }, () => robin.send("/api/users/me"));
  await until(() => expect(world.deps.db.$client.waitingCount).toBeGreaterThan(0));
  expect(world.deps.db.$client.waitingCount).toBeLessThanOrEqual(24);
  await lock.query("rollback");
  await Promise.all(calls);
});

test("an open stream holds no place: more of them are open than may be opened at once", async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => robin.send("/api/live")));
  expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
  for (const { body } of streams) await body?.cancel();
});

test("large bodies are taken only so many at a time, and small ones are not held up by them", async () => {
  const { promise: ever } = Promise.withResolvers<void>();
  const slow = () =>
    new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from("[")), pull: () => ever });
  const path = "/api/candidate-analyses";
  const held = Array.from({ length: 80 }, () => {
    const init: RequestInit & { duplex: "half" } = { method: "PUT", body: slow(), duplex: "half" };
    return robin.send(path, init).then(({ status }) => status);
  });
  expect(await Promise.race(held)).toBe(503);
  expect((await robin.send(path, { method: "PUT", body: "[]", headers: { "content-length": "2" } })).status).toBe(200);
});

async function tryToCreate() {
  return Promise.race([
    robin.send("/api/bulk-file-uploads", { method: "POST", body: JSON.stringify({ total_cvs: 3 }) }),
    // Let in before the house was full: it waits with the others.
    new Promise<Response>((resolve) => setTimeout(() => resolve(new Response(null, { status: 202 })), 200)),
  ]);
}
