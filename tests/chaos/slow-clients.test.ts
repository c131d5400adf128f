import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import {
  askForCostlyPages,
  openSlowUploads,
  SLOW_UPLOADS,
  startTrial,
  storeCostlyCvs,
} from "#tests/support/slow-visitor.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { until } from "#tests/support/until.ts";

// What counts is who is served before whom, however slow the machine is. How long it takes: `npm run bench:slow-visitors`.

/** One after the other they keep the processes that draw occupied for longer than the rest of the test takes. */
const COSTLY_CVS = 4;
/** One of Mallory's pages may happen to be ready just when Robin waits. */
const MOST_TRIES = 6;
const UPLOADS_OF_ONE_CLIENT = 16;

let product: Product;
let mallory: TestClient;
let robin: TestClient;
let costlyPaths: string[];

beforeAll(async () => {
  product = await Product.start({ env: { LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" } });
  mallory = await (await product.client()).goPro();
  robin = await (await product.client()).goPro();
  await lookAndPrint(await screenAsRobin());
  costlyPaths = await storeCostlyCvs(mallory, COSTLY_CVS);
});
afterAll(() => Product.closeAll());

/** Throws on any refusal, as does the next. */
async function screenAsRobin() {
  const upload = await screened(robin, inventedVacancy(), inventedCvs(5));
  const [candidate] = await robin.candidates(upload.id);
  return candidate?.id;
}

async function lookAndPrint(candidateId: string | undefined) {
  for (const part of ["pages/1", "report.pdf"]) {
    const answer = await robin.send(`/api/bulk-analysis-results/${candidateId}/${part}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
}

/** Of calls that are under way. */
function countAs<T>(pending: Promise<T>[], isCounted: (answer: T) => boolean) {
  let count = 0;
  for (const call of pending) void call.then((answer) => (count += Number(isCounted(answer))));
  return () => count;
}

test("200 slow uploads and 50 costly pages of one visitor hold nobody else up, and the slow ones are cut off", async () => {
  const { answers } = openSlowUploads(product, await startTrial(product));
  const countUploadsEnded = countAs(answers, () => true);
  await until(() => expect(countUploadsEnded()).toBeGreaterThanOrEqual(SLOW_UPLOADS - UPLOADS_OF_ONE_CLIENT));
  const pages = askForCostlyPages(mallory, costlyPaths);
  const countDrawn = countAs(pages, ({ status }) => status === 200);

  /** How many of Mallory's pages were ready first each time that Robin asked, as long as there were costly ones. */
  const served: number[] = [];
  for (let attempt = 0; attempt < MOST_TRIES && !served.includes(0); attempt += 1) {
    const candidateId = await screenAsRobin();
    const drawnBefore = countDrawn();
    await lookAndPrint(candidateId);
    if (countDrawn() < COSTLY_CVS) served.push(countDrawn() - drawnBefore);
  }
  expect(served).toContain(0);

  // Those that were let in have been drawn as text or sent away; none is an error of ours.
  for (const { status } of await Promise.all(pages)) expect([200, 503]).toContain(status);
  expect(countDrawn()).toBeGreaterThanOrEqual(COSTLY_CVS);
  for (const path of costlyPaths) expect((await mallory.send(path)).status).toBe(200);
  const codes = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
  expect(new Set(codes)).toEqual(new Set(["408", "503"]));
  expect(codes.filter((code) => code === "408").length).toBeLessThanOrEqual(UPLOADS_OF_ONE_CLIENT);
  await until(async () => expect((await product.send("/api/ready")).status).toBe(200));
  expect(product.faults).toEqual([]);
});
