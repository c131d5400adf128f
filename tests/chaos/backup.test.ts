import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { findViolations } from "./invariants.ts";

const ROOT = resolve(import.meta.dirname, "../..");
const folder = mkdtempSync(join(tmpdir(), "evenhand-backup-"));
afterAll(async () => {
  await Product.closeAll();
  rmSync(folder, { recursive: true, force: true });
});

/** As `npm run backup`, `restore` and `erasures` run it. */
async function runBackup(dataFolder: string, ...args: string[]) {
  const env = { ...process.env, EVENHAND_DATA: dataFolder };
  const child = spawn(process.execPath, ["src/server/backup/backup.ts", ...args], { cwd: ROOT, env });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "close")]);
  return { said, complained, code };
}

async function screen(apiClient: TestClient, count: number) {
  const upload = await apiClient.upload(inventedVacancy(), inventedCvs(count));
  await apiClient.start(upload.id);
  return upload.id;
}

/** No CV of this upload ends meanwhile: each needs the lock that is held here. */
async function whileHeld<T>(url: string, uploadId: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("begin");
    await client.query("select from bulk_file_uploads where id = $1 for update", [uploadId]);
    return await work();
  } finally {
    await client.end();
  }
}

async function signIn(product: Product, email: string) {
  const body = JSON.stringify({ email, password: "correct horse battery" });
  return product.send("/api/auth/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });
}

test("a backup from the middle of a batch completes it elsewhere, and what was erased since stays erased", async () => {
  const product = await Product.start();
  const [robin, leaver] = [await (await product.client()).goPro(), await product.client()];
  await leaver.untilDone(await screen(leaver, 1));
  const kept = await screen(robin, 3);
  await robin.untilDone(kept);
  const [unwanted, ...others] = await robin.candidates(kept);
  if (unwanted === undefined) throw new Error("Three were screened.");
  const uploadId = await screen(robin, 12);
  while ((await robin.status(uploadId)).current < 2) await sleep(10);
  const backup = join(folder, "backup");
  const made = await whileHeld(product.databaseUrl(), uploadId, () => runBackup(product.dataFolder, "make", backup));
  expect([made.code, made.complained]).toEqual([0, ""]);
  expect(readdirSync(join(backup, "tables"))).toContain("users.jsonl.gz");

  expect((await leaver.send("/api/users/me", { method: "DELETE" })).ok).toBe(true);
  expect((await robin.send(`/api/bulk-analysis-results/${unwanted.id}`, { method: "DELETE" })).ok).toBe(true);
  const erasures = join(folder, "erased.jsonl");
  writeFileSync(erasures, (await runBackup(product.dataFolder, "erasures")).said);
  await product.close();

  const elsewhere = join(folder, "elsewhere");
  const restored = await runBackup(elsewhere, "restore", backup, `--erased=${erasures}`);
  expect(restored.complained).toBe("");
  const [, waiting, erased] = /; (\d+) tasks wait; (\d+) erasures/.exec(restored.said) ?? [];
  expect(Number(waiting)).toBeGreaterThan(0);
  expect(Number(erased)).toBe(2);
  expect(existsSync(join(elsewhere, "files", "cv-uploads", leaver.userId))).toBe(false);

  const again = await Product.start({ dataFolder: elsewhere });
  expect((await robin.over(again.send).send("/api/auth/user")).status).toBe(401);
  expect((await signIn(again, leaver.email)).status).toBe(400);
  const back = robin.over(again.send, await (await signIn(again, robin.email)).json());
  expect((await back.untilDone(uploadId)).percent).toBe(100);
  expect((await back.candidates(uploadId)).map(({ status }) => status)).toEqual(Array(12).fill("completed"));
  expect((await back.candidates(kept)).map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  const file = await back.send(`/api/storage/cv-uploads/${others[0]?.cv_file_path}`);
  expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(100);
  const [left] = await query(again.databaseUrl(), "select count(*)::int as users from users where id = $1", [
    leaver.userId,
  ]);
  expect(left).toEqual({ users: 0 });
  // What the deleted candidate used stays used.
  expect(await findViolations(again.databaseUrl())).toEqual([
    "a completed CV without its unit of use, or a unit without a completed CV: 1",
  ]);
  const refused = await runBackup(elsewhere, "restore", backup);
  expect([refused.code, refused.complained]).toEqual([
    1,
    `${elsewhere} is in use: a backup is restored into an empty folder.\n`,
  ]);
  await again.close();
});

test("a folder that holds no finished backup is refused, and so is one that holds something else", async () => {
  writeFileSync(join(folder, "something"), "");
  const [unfinished, occupied] = [
    await runBackup(join(folder, "new"), "restore", folder),
    await runBackup(join(folder, "new"), "make", folder),
  ];
  expect(unfinished.complained).toBe(`${folder} holds no finished backup.\n`);
  expect(occupied.complained).toBe(`${folder} is not empty: a backup needs a folder of its own.\n`);
});
