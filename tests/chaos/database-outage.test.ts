import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { Cluster } from "#db/embedded/cluster.ts";
import { openBlackHole } from "#tests/support/black-hole.ts";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { findViolations } from "./invariants.ts";

// The short form runs with every test run; `npm run chaos` keeps the database away for a minute.
const seconds = Number(process.env["CHAOS_OUTAGE_SECONDS"] ?? 4);

const folder = mkdtempSync(join(tmpdir(), "evenhand-outage-"));
const cluster = new Cluster({ folder, password: "outage", onWarning: () => undefined });

afterEach(async () => {
  await Product.closeAll();
  await cluster.stop();
  rmSync(folder, { recursive: true, force: true });
});

test("while the database is away everybody is asked to come back, and afterwards what was begun goes on by itself", async () => {
  const url = await cluster.start();
  const line = await openBlackHole(url);
  const product = await Product.start({ env: { DATABASE_URL: line.url } });
  const robin = await (await product.client()).goPro();
  const upload = await robin.upload(inventedVacancy(), inventedCvs(60));
  await robin.start(upload.id);
  while ((await robin.status(upload.id)).percent === 0) await sleep(20);

  line.goAway();
  const end = performance.now() + seconds * 1000;
  const answers = new Set<string>();
  while (performance.now() < end) {
    const { status, headers } = await robin.send("/api/users/me");
    answers.add(`${status}, ${headers.has("retry-after") ? "and when to come back" : "no word of when"}`);
    expect((await product.send("/api/health")).status).toBe(200);
    expect((await product.send("/api/ready")).status).toBe(503);
    await sleep(100);
  }
  expect([...answers]).toEqual(["503, and when to come back"]);

  await line.comeBack();
  while ((await product.send("/api/ready")).status !== 200) await sleep(50);
  await robin.untilDone(upload.id);
  expect(await findViolations(url)).toEqual([]);
  expect(await query(url, "select id from tasks where failures > 0 or crashes > 0")).toEqual([]);
  line.close();
});
