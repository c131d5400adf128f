import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Cluster } from "#db/embedded/cluster.ts";
import { isAlive } from "#db/embedded/process-table.ts";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { findViolations } from "./invariants.ts";

afterEach(() => Product.closeAll());

test("a worker frozen past its lease wakes to find its CVs finished by another, and adds nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "evenhand-chaos-"));
  const cluster = new Cluster({ folder: join(folder, "postgres"), password: "chaos", onWarning: () => undefined });
  const key = randomBytes(32).toString("base64url");
  const env = { DATABASE_URL: await cluster.start(), EVENHAND_ENCRYPTION_KEY: key, EVENHAND_TOKEN_KEY: key };
  const dataFolder = join(folder, "data");
  const web = await Product.start({ dataFolder, env, args: ["--only=web"] });
  const frozen = await Product.start({ dataFolder, env, args: ["--only=worker"] });
  const client = await (await web.client()).goPro();
  const upload = await client.upload(inventedVacancy(), inventedCvs(60));
  await client.start(upload.id);
  const heldBy = () => query(env.DATABASE_URL, "select id from tasks where state = 'running' and kind = 'screen_cv'");
  while ((await heldBy()).length === 0) await sleep(5);
  process.kill(frozen.pid, "SIGSTOP");
  const held = await heldBy();
  const other = await Product.start({ dataFolder, env, args: ["--only=worker"] });
  await client.untilDone(upload.id);
  process.kill(frozen.pid, "SIGCONT");
  await sleep(1500);
  expect(held.length).toBeGreaterThan(0);
  expect(await findViolations(env.DATABASE_URL)).toEqual([]);
  for (const product of [frozen, other, web]) await product.signal("SIGTERM");
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("a server asked to stop in the middle ends in time, stops its database, and goes on after a restart", async () => {
  const product = await Product.start();
  const client = await (await product.client()).goPro();
  const upload = await client.upload(inventedVacancy(), inventedCvs(60));
  await client.start(upload.id);
  while ((await client.status(upload.id)).current < 3) await sleep(10);
  const { pid } = product.postmaster();
  await Promise.race([
    product.signal("SIGTERM"),
    sleep(10_000).then(() => Promise.reject(new Error("It did not stop."))),
  ]);
  expect(isAlive(pid)).toBe(false);
  await product.start();
  await client.untilDone(upload.id);
  expect(await findViolations(product.databaseUrl())).toEqual([]);
  await product.close();
});

test("a second start on the same data folder says so, and the first goes on", async () => {
  const product = await Product.start();
  await expect(Product.start({ dataFolder: product.dataFolder })).rejects.toThrow("already running on the data folder");
  expect((await product.send("/api/ready")).status).toBe(200);
  await product.close();
});

test("a database left behind by a killed server is taken over as it runs", async () => {
  const product = await Product.start();
  const { pid } = product.postmaster();
  await product.kill();
  expect(isAlive(pid)).toBe(true);
  await product.start();
  expect(product.postmaster().pid).toBe(pid);
  await product.close();
  expect(isAlive(pid)).toBe(false);
});
