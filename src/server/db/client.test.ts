import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openBlackHole } from "#tests/support/black-hole.ts";
import { openWorldPer, world } from "#tests/support/world-fixture.ts";
import { asOwner, asSystem, isDatabaseAway, openDatabase } from "./client.ts";
import { candidates } from "./candidates/candidate-schema.ts";
import { uploads } from "./screening/screening-schema.ts";
import { users } from "./account/account-schema.ts";

openWorldPer("file");

test("a query outside asOwner and asSystem sees no rows", async () => {
  const robin = await world.client();
  await robin.createUpload(1);
  expect(await world.deps.db.select().from(uploads)).toEqual([]);
});

test("inside an owner's transaction only that owner's rows exist, also without a where", async () => {
  const [robin, sam] = [await world.client(), await world.client()];
  const mine = await robin.createUpload(1);
  await sam.createUpload(2);
  const seen = await asOwner(world.deps.db, robin.userId, (tx) => tx.select().from(uploads));
  expect(seen.map((row) => row.id)).toEqual([mine.id]);
});

test("an owner cannot write a row for somebody else", async () => {
  const [robin, sam] = [await world.client(), await world.client()];
  const writing = asOwner(world.deps.db, robin.userId, (tx) => tx.insert(uploads).values({ user_id: sam.userId }));
  await expect(writing).rejects.toMatchObject({ cause: { message: expect.stringContaining("row-level security") } });
});

test("an owner cannot change their own plan", async () => {
  const robin = await world.client();
  const changing = asOwner(world.deps.db, robin.userId, (tx) => tx.update(users).set({ plan: "paid" }));
  await expect(changing).rejects.toMatchObject({ cause: { message: expect.stringContaining("permission denied") } });
});

test("the system's transactions cannot read candidates at all", async () => {
  const reading = asSystem(world.deps.db, (tx) => tx.select().from(candidates));
  await expect(reading).rejects.toMatchObject({ cause: { message: expect.stringContaining("permission denied") } });
});

test("interleaved owners over a small pool never see each other", async () => {
  const clients = await Promise.all(Array.from({ length: 6 }, () => world.client()));
  await Promise.all(clients.map((client, index) => client.createUpload(index)));
  const looks = Array.from({ length: 300 }, (_, index) => clients[index % clients.length]).map(async (client) => {
    if (client === undefined) return true;
    const rows = await asOwner(world.deps.db, client.userId, (tx) => tx.select().from(uploads));
    return rows.length === 1 && rows[0]?.user_id === client.userId;
  });
  expect(new Set(await Promise.all(looks))).toEqual(new Set([true]));
});

test("connections that break in the middle of a transaction do not use up the pool", async () => {
  const robin = await world.client();
  const breaking = () =>
    asOwner(world.deps.db, robin.userId, async (tx) => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`);
      await world.sql("select pg_terminate_backend($1)", [rows[0]?.["pid"]]);
      await tx.select().from(uploads);
    });
  for (let turn = 0; turn < 20; turn += 1) await expect(breaking()).rejects.toSatisfy(isDatabaseAway);
  expect(await asOwner(world.deps.db, robin.userId, (tx) => tx.select().from(uploads))).toEqual([]);
});

test("a line that goes silent is given up and told as away, and the next question takes a new one", async () => {
  const robin = await world.client();
  const line = await openBlackHole(world.url);
  const db = openDatabase({ url: line.url, maxConnections: 1, onError: () => undefined, queryTimeoutMs: 300 });
  const ask = () => asOwner(db, robin.userId, (tx) => tx.select().from(uploads));
  expect(await ask()).toEqual([]);
  line.goSilent();
  await expect(ask()).rejects.toSatisfy(isDatabaseAway);
  line.speakAgain();
  expect(await ask()).toEqual([]);
  await db.$client.end();
  line.close();
});

test("when all connections are taken the next one is told to come back", async () => {
  const robin = await world.client();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { max } = world.deps.db.$client.options;
  const held = Array.from({ length: max }, () => asOwner(world.deps.db, robin.userId, () => released));
  const answer = await robin.send("/api/bulk-file-uploads?latest=true");
  release();
  await Promise.all(held);
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "2"]);
  expect((await robin.send("/api/bulk-file-uploads?latest=true")).status).toBe(200);
});
