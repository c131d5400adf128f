import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { query } from "#tests/support/database-template.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { randomFrom } from "#tests/support/random-from.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { findViolations } from "./invariants.ts";

afterEach(() => Product.closeAll());

// The short form runs with every test run; `npm run chaos` asks for 250 CVs, 20 kills and 3 database crashes.
const cvs = Number(process.env["CHAOS_CVS"] ?? 80);
const kills = Number(process.env["CHAOS_KILLS"] ?? 3);
const databaseCrashes = Number(process.env["CHAOS_DATABASE_CRASHES"] ?? 1);
/** The most percent between two blows, so that all of them fall into one run. */
const spread = 100 / (kills + databaseCrashes + 1);
const seed = Number(process.env["CHAOS_SEED"] ?? 1);

function shuffled(random: () => number) {
  const blows = [
    ...Array<string>(kills).fill("kill the server"),
    ...Array<string>(databaseCrashes).fill("crash the database"),
  ];
  return blows
    .map((blow) => ({ blow, order: random() }))
    .toSorted((left, right) => left.order - right.order)
    .map(({ blow }) => blow);
}

/** While the database comes back the product answers 503; a person would try again. */
async function percentOnceReachable(client: TestClient, uploadId: string): Promise<number> {
  for (;;) {
    const answer = await client.send("/api/functions/analysis-status", {
      method: "POST",
      body: JSON.stringify({ batchId: uploadId }),
    });
    if (answer.ok) return (await answer.json()).percent;
    expect(answer.status).toBe(503);
    await sleep(50);
  }
}

async function untilPast(percent: number, client: TestClient, uploadId: string) {
  for (;;) {
    const reached = await percentOnceReachable(client, uploadId);
    if (reached >= percent) return reached;
    await sleep(10);
  }
}

async function begin(client: TestClient): Promise<string> {
  const upload = await client.upload(inventedVacancy(), inventedCvs(cvs), { shortlist_percentage: 20 });
  await client.start(upload.id);
  return upload.id;
}

async function ranksOf(client: TestClient, uploadId: string) {
  const rows = await client.candidates(uploadId, "order=score.desc");
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
  const client = await (await product.client()).goPro();
  const uploadId = await begin(client);
  await client.untilDone(uploadId, 300_000);
  const ranks = await ranksOf(client, uploadId);
  await product.close();
  return ranks;
}

async function strike(product: Product, blow: string) {
  if (blow === "crash the database") await product.crashDatabase();
  else await product.restartByKill();
}

test("a server killed again and again, and its database crashed, ends in the same shortlist with nothing lost or counted twice", async () => {
  const expected = await undisturbed();
  const random = randomFrom(seed);
  const product = await Product.start();
  const client = await (await product.client()).goPro();
  const uploads: string[] = [];
  let percent = 100;
  for (const blow of shuffled(random)) {
    // Where a fast machine was through before its next blow, that one falls on a further batch.
    if (percent === 100) {
      uploads.unshift(await begin(client));
      percent = 0;
    }
    const [uploadId = ""] = uploads;
    const before = await untilPast(percent + random() * spread, client, uploadId);
    await strike(product, blow);
    percent = await percentOnceReachable(client, uploadId);
    expect(percent).toBeGreaterThanOrEqual(before);
  }
  for (const uploadId of uploads) {
    await client.untilDone(uploadId, 300_000);
    expect(await ranksOf(client, uploadId)).toEqual(expected);
  }
  expect(await findViolations(product.databaseUrl())).toEqual([]);
  const [blamed] = await query(
    product.databaseUrl(),
    "select count(*)::int as tasks from tasks where failures > 0 or crashes > 0",
  );
  expect(blamed).toEqual({ tasks: 0 });
  await product.close();
});
