import { spawnSync } from "node:child_process";
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { findViolations } from "./invariants.ts";

const MEGABYTE = Buffer.alloc(1024 * 1024);
const folder = mkdtempSync(join(tmpdir(), "evenhand-full-database-"));
const disk = join(folder, "postgres");
const ballast = join(disk, "ballast");
mkdirSync(disk);
// Only root may mount; elsewhere this test is told as skipped.
const isMounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=200m", "tmpfs", disk]).status === 0;

let product: Product | undefined;
afterAll(async () => {
  await product?.signal("SIGTERM");
  spawnSync("umount", [disk]);
  rmSync(folder, { recursive: true, force: true });
});

function fillDisk() {
  const file = openSync(ballast, "a");
  try {
    for (;;) writeSync(file, MEGABYTE);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
  } finally {
    closeSync(file);
  }
}

/** What has room left takes more for a while. */
async function untilNoRoom(url: string) {
  const full = { code: "53100" };
  await expect(
    query(url, "create table filler as select repeat('x', 500) from generate_series(1, 100000)"),
  ).rejects.toMatchObject(full);
}

test.skipIf(!isMounted)(
  "a full disk under the database is told plainly, and what was begun ends once there is room",
  async () => {
    product = await Product.start({ dataFolder: folder });
    const robin = await (await product.client()).goPro();
    const upload = await robin.upload(inventedVacancy(), inventedCvs(60));
    await robin.start(upload.id);
    while ((await robin.status(upload.id)).percent === 0) await sleep(20);

    fillDisk();
    await untilNoRoom(product.databaseUrl());
    const answers = new Set<string>();
    while (!answers.has("503, come back")) {
      const { status, headers } = await robin.send("/api/bulk-analysis-results", {
        method: "POST",
        body: '{"name":"Mona Reyes","position":"Engineer"}',
      });
      answers.add(`${status}${headers.has("retry-after") ? ", come back" : ""}`);
    }
    expect([...answers].filter((answer) => answer !== "200" && answer !== "503, come back")).toEqual([]);

    rmSync(ballast);
    expect((await robin.untilDone(upload.id)).percent).toBe(100);
    const url = product.databaseUrl();
    // The entries above, which belong to no screening.
    await query(url, "delete from bulk_analysis_results where bulk_upload_id is null");
    expect(await findViolations(url)).toEqual([]);
    expect(await query(url, "select id from tasks where failures > 0 or crashes > 0")).toEqual([]);
  },
);
