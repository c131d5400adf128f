import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Fleet } from "#tests/support/fleet.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { LiveListener } from "#tests/support/live-listener.ts";
import type { Product } from "#tests/support/product.ts";
import { findViolations } from "./invariants.ts";

// The short form runs with every test run; `npm run chaos:many` asks for 5 users with 250 CVs each, 20 kills and 3 restarts of PostgreSQL.
const users = Number(process.env["MANY_USERS"] ?? 3);
const cvs = Number(process.env["MANY_CVS"] ?? 24);
const kills = Number(process.env["MANY_KILLS"] ?? 3);
const databaseCrashes = Number(process.env["MANY_DATABASE_CRASHES"] ?? 1);
const MIGRATIONS = join(import.meta.dirname, "../../src/server/db/migrations");

let fleet: Fleet;
beforeAll(async () => {
  fleet = await Fleet.start({ webs: 2, workers: 3 });
});
afterAll(() => fleet.close());

test("processes that start together on an empty database migrate it once between them", async () => {
  const applied = await fleet.sql("select name from schema_migrations order by name");
  expect(applied.map(({ name }) => name)).toEqual(readdirSync(MIGRATIONS).toSorted());
});

test("somebody whose every request meets another process than the one before notices nothing", async () => {
  const [here, there] = fleet.webs;
  if (here === undefined || there === undefined) throw new Error("There are two.");
  const robin = await fleet.client();
  const streams = [here, here, there].map((web) => new LiveListener(robin, web));
  for (const stream of streams) await stream.untilReceived("hello");
  const [cv] = inventedCvs(1);
  const upload = await robin.upload(inventedVacancy(), inventedCvs(4));
  const [path] = upload.cv_file_paths;
  for (const web of [here, there]) {
    const headers = { authorization: `Bearer ${robin.session.access_token}` };
    const file = await web.send(`/api/storage/cv-uploads/${path}`, { headers });
    const hash = createHash("sha256")
      .update(Buffer.from(await file.arrayBuffer()))
      .digest("hex");
    expect(hash).toBe(
      createHash("sha256")
        .update(cv?.bytes ?? "")
        .digest("hex"),
    );
  }
  await robin.start(upload.id);
  for (const stream of streams) await stream.untilReceived(`"kind":"candidate.changed","upload_id":"${upload.id}"`);
  await robin.untilDone(upload.id);
  expect(await robin.candidates(upload.id)).toEqual(await robin.candidates(upload.id));
  const listening = await fleet.sql(
    "select count(*)::int as connections from pg_stat_activity where query ilike 'listen %'",
  );
  expect(listening).toEqual([{ connections: fleet.webs.length + fleet.workers.length }]);
  expect((await robin.send("/api/auth/logout", { method: "POST" })).ok).toBe(true);
  for (const stream of streams) await stream.untilOver();
  for (const web of [here, there])
    expect(
      (await web.send("/api/auth/user", { headers: { authorization: `Bearer ${robin.session.access_token}` } })).status,
    ).toBe(401);
});

test("tries to guess a password are counted over all processes", async () => {
  const robin = await fleet.client();
  const headers = { "content-type": "application/json" };
  const guess = () =>
    fleet.send("/api/auth/token?grant_type=password", {
      method: "POST",
      headers,
      body: JSON.stringify({ email: robin.email, password: "a wrong guess" }),
    });
  const statuses: number[] = [];
  for (let tries = 0; tries < 12; tries += 1) statuses.push((await guess()).status);
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429, 429]);
});

test("a bucket that cannot be reached for a while costs nobody a CV", async () => {
  const robin = await fleet.client();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(3));
  fleet.s3.setAway(true);
  await robin.start(upload.id);
  for (const web of fleet.webs) expect((await web.send("/api/ready")).status).toBe(503);
  await sleep(1500);
  expect((await robin.status(upload.id)).percent).toBeLessThan(100);
  fleet.s3.setAway(false);
  await robin.untilDone(upload.id);
  expect((await robin.candidates(upload.id)).map(({ status }) => status)).toEqual(Array(3).fill("completed"));
});

const LOOK_MS = 50;

async function countFinished() {
  const [row] = await fleet.sql(
    "select count(*)::int as done from bulk_analysis_results where status in ('completed', 'error')",
  );
  return Number(row?.["done"]);
}

async function untilFinished(count: number) {
  for (;;) {
    const done = await countFinished();
    if (done >= count) return done;
    await sleep(LOOK_MS);
  }
}

/** Each blow falls when its share of the work is done: however fast the machine is, all of them fall on work under way. */
async function disturb(before: number, total: number) {
  const every = Math.ceil(kills / (databaseCrashes + 1));
  const blows = Array.from({ length: kills + databaseCrashes }, (_, index) => index % (every + 1) === every);
  const restarts = new Map<Product, Promise<unknown>>();
  for (const [index, isCrash] of blows.entries()) {
    const share = Math.floor((total * (index + 1)) / (blows.length + 2));
    expect(await untilFinished(before + share)).toBeLessThan(before + total);
    if (isCrash) fleet.crashDatabase();
    else await killOne(restarts);
  }
  await Promise.all(restarts.values());
}

async function killOne(restarts: Map<Product, Promise<unknown>>) {
  while (restarts.size === fleet.workers.length) await Promise.race(restarts.values());
  const running = fleet.workers.filter((worker) => !restarts.has(worker));
  const victim = running[Math.floor(Math.random() * running.length)];
  if (victim === undefined) return;
  restarts.set(
    victim,
    fleet.restartByKill(victim).finally(() => restarts.delete(victim)),
  );
}

async function prepare(count: number) {
  const client = await (await fleet.client()).goPro();
  const upload = await client.upload(inventedVacancy(), inventedCvs(count), { shortlist_percentage: 20 });
  return { client, uploadId: upload.id };
}

test("five users' batches over killed workers and a restarted PostgreSQL end with nothing lost or doubled, and a sixth waits for nobody", async () => {
  const crowd = await Promise.all(Array.from({ length: users }, () => prepare(cvs)));
  const sixth = await prepare(5);
  const before = await countFinished();
  const start = performance.now();
  await Promise.all(crowd.map(({ client, uploadId }) => client.start(uploadId)));
  const disturbing = disturb(before, users * cvs);
  await untilFinished(before + 1);
  const sixthStart = performance.now();
  await sixth.client.start(sixth.uploadId);
  await sixth.client.untilDone(sixth.uploadId, 600_000);
  const sixthSeconds = (performance.now() - sixthStart) / 1000;
  await disturbing;
  await Promise.all(crowd.map(({ client, uploadId }) => client.untilDone(uploadId, 900_000)));
  const seconds = (performance.now() - start) / 1000;
  const total = users * cvs + 5;
  process.stdout.write(
    `${total} CVs of ${users + 1} users, ${kills} killed workers, ${databaseCrashes} restarts of PostgreSQL: ` +
      `${seconds.toFixed(1)} s, ${(total / seconds).toFixed(1)} CVs a second; the last user's 5 CVs took ${sixthSeconds.toFixed(1)} s\n`,
  );
  expect(await findViolations(fleet.databaseUrl)).toEqual([]);
  const ends = await fleet.sql(
    `select bulk_upload_id as id from bulk_analysis_results where bulk_upload_id = any($1)
     group by 1 order by max(completed_at) limit 1`,
    [[sixth, ...crowd].map(({ uploadId }) => uploadId)],
  );
  expect(ends).toEqual([{ id: sixth.uploadId }]);
  expect(await fleet.sql("select count(*)::int as tasks from tasks where failures > 0 or crashes > 0")).toEqual([
    { tasks: 0 },
  ]);
});
