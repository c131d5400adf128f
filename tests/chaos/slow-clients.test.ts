import type { Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storagePath } from "#shared/screening/upload.ts";
import { costlyPage } from "#tests/support/costly-page.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { openSocket, textOf, writeCall } from "#tests/support/raw-call.ts";
import { screened } from "#tests/support/screened-client.ts";
import { until } from "#tests/support/until.ts";
import type { TestClient } from "#tests/support/test-client.ts";

const SLOW_UPLOADS = 200;
const COSTLY_PAGES = 50;
const FILE_BYTES = 1_000_000;
const MOST_TIMES_IDLE = 2;
/** Idle and busy in turn, the best of each: whatever else the machine does meanwhile slows down both. */
const ROUNDS = 3;

let product: Product;
let mallory: TestClient;
let robin: TestClient;
let costlyIds: string[];

beforeAll(async () => {
  product = await Product.start({ env: { LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" } });
  mallory = await (await product.client()).goPro();
  robin = await (await product.client()).goPro();
  await work();
  const costly = Array.from({ length: ROUNDS }, (_, round) => ({
    fileName: `${round}.pdf`,
    bytes: costlyPage([`Mallory Ashgrove ${round}`, "Gardener", "Grows tomatoes"]),
  }));
  const upload = await screened(mallory, inventedVacancy(), costly);
  costlyIds = (await mallory.candidates(upload.id)).map(({ id }) => id);
});
afterAll(() => Product.closeAll());

/** What somebody does who is in no hurry to be unfair: uploads, screens, looks at a page and prints a report. Throws on any refusal. */
async function work() {
  const startedAt = performance.now();
  const upload = await screened(robin, inventedVacancy(), inventedCvs(5));
  const [candidate] = await robin.candidates(upload.id);
  for (const part of ["pages/1", "report.pdf"]) {
    const answer = await robin.send(`/api/bulk-analysis-results/${candidate?.id}/${part}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  }
  return performance.now() - startedAt;
}

/** A trial's upload: its head, and then a byte now and then. */
function trickle(path: string, secret: string): Socket {
  const socket = openSocket(product.port);
  const headers = { "x-claim-secret": secret, "x-file-name": "cv.pdf", "content-length": String(FILE_BYTES) };
  socket.write(writeCall({ method: "PUT", path: `/api/storage/cv-uploads/${path}`, headers }));
  const dripping = setInterval(() => socket.write("%"), 1000);
  socket.on("close", () => clearInterval(dripping));
  return socket;
}

async function startTrial() {
  const answer = await product.send("/api/bulk-file-uploads", {
    method: "POST",
    body: JSON.stringify({ total_cvs: 30 }),
  });
  const { id, user_id, claim_secret } = await answer.json();
  const pathOf = (index: number) =>
    storagePath("cv-uploads", { userId: user_id, uploadId: id, position: (index % 30) + 1, at: 1_700_000_000_000 });
  return { secret: claim_secret, pathOf };
}

/** All that one visitor does at once: slow uploads, and pages of which none was drawn before. */
function visit(round: number, { secret, pathOf }: Awaited<ReturnType<typeof startTrial>>) {
  const uploads = Array.from({ length: SLOW_UPLOADS }, (_, index) => trickle(pathOf(index), secret));
  const answers = uploads.map((socket) => textOf(socket));
  const path = `/api/bulk-analysis-results/${costlyIds[round]}/pages/1`;
  const pages = Array.from({ length: COSTLY_PAGES }, (_, index) => mallory.send(`${path}?width=${900 + index}`));
  return { uploads, answers, pages, path };
}

test("200 slow uploads and 50 costly pages of one visitor hold nobody else up, and the slow ones are cut off", async () => {
  const trial = await startTrial();
  const idle: number[] = [];
  const busy: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    idle.push(await work());
    const { uploads, answers, pages, path } = visit(round, trial);
    busy.push(await work());

    // Those that were let in have been drawn as text or sent away; none is an error of ours.
    for (const { status } of await Promise.all(pages)) expect([200, 503]).toContain(status);
    expect((await mallory.send(path)).status).toBe(200);
    if (round < ROUNDS - 1) for (const socket of uploads) socket.destroy();
    const codes = (await Promise.all(answers)).map((answer) => answer.slice(9, 12));
    if (round < ROUNDS - 1) continue;
    expect(new Set(codes)).toEqual(new Set(["408", "503"]));
    expect(codes.filter((code) => code === "408").length).toBeLessThanOrEqual(16);
  }
  expect(Math.min(...busy)).toBeLessThan(MOST_TIMES_IDLE * Math.min(...idle));
  await until(async () => expect((await product.send("/api/ready")).status).toBe(200));
  expect(product.faults).toEqual([]);
});
