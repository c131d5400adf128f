import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import type { Visitor } from "#tests/support/visitor.ts";
import { findViolations } from "./invariants.ts";

// The short form runs with every test run; `npm run chaos` asks for 250 CVs, 20 kills and 3 database crashes.
const cvs = Number(process.env["CHAOS_CVS"] ?? 40);
const kills = Number(process.env["CHAOS_KILLS"] ?? 3);
const databaseCrashes = Number(process.env["CHAOS_DATABASE_CRASHES"] ?? 1);
const seed = Number(process.env["CHAOS_SEED"] ?? 1);

/** A small generator of our own, so that a bad run can be repeated by its seed. */
function randomFrom(start: number) {
  let state = start;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

async function begin(product: Product) {
  const visitor = await product.visitor();
  const upload = await visitor.upload(inventedVacancy(), inventedCvs(cvs), { shortlist_percentage: 20 });
  await visitor.start(upload.id);
  return { visitor, uploadId: upload.id };
}

async function ranksOf(visitor: Visitor, uploadId: string) {
  const rows = await visitor.candidates(uploadId, "order=score.desc");
  return rows.map(({ file_name, score, shortlist_rank, summary, findings }) => ({
    file_name,
    score,
    shortlist_rank,
    summary,
    findings,
  }));
}

async function undisturbed() {
  const product = await Product.start();
  const { visitor, uploadId } = await begin(product);
  await visitor.untilDone(uploadId, 300_000);
  const ranks = await ranksOf(visitor, uploadId);
  await product.close();
  return ranks;
}

test("a server killed again and again, and its database crashed, ends in the same shortlist with nothing lost or counted twice", async () => {
  const expected = await undisturbed();
  const random = randomFrom(seed);
  const product = await Product.start();
  const { visitor, uploadId } = await begin(product);
  const progress: number[] = [];
  for (let crash = 0; crash < databaseCrashes; crash += 1) {
    await sleep(500 + random() * 1500);
    product.crashDatabase();
  }
  for (let kill = 0; kill < kills; kill += 1) {
    await sleep(200 + random() * 2000);
    await product.kill();
    await product.start();
    progress.push((await visitor.status(uploadId)).percent);
  }
  await visitor.untilDone(uploadId, 300_000);
  expect(await findViolations(product.databaseUrl())).toEqual([]);
  expect(await ranksOf(visitor, uploadId)).toEqual(expected);
  expect(progress).toEqual(progress.toSorted((left, right) => left - right));
  const [blamed] = await query(
    product.databaseUrl(),
    "select count(*)::int as tasks from tasks where failures > 0 or crashes > 0",
  );
  expect(blamed).toEqual({ tasks: 0 });
  await product.close();
});
