import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { answerTo, breakOff, type RawCall, writeCall } from "#tests/support/raw-call.ts";
import { screened } from "#tests/support/screened-client.ts";
import { until } from "#tests/support/until.ts";
import type { TestClient } from "#tests/support/test-client.ts";
import { formOf } from "#tests/support/write-form.ts";

let product: Product;
let robin: TestClient;
let uploadId: string;
let candidateId: string;
let visits = 0;

beforeAll(async () => {
  product = await Product.start({ env: { LOG_LEVEL: "error", TRUSTED_PROXIES: "127.0.0.1" } });
  robin = await (await product.client()).goPro();
  const upload = await screened(robin, inventedVacancy(), inventedCvs(3));
  uploadId = upload.id;
  candidateId = (await robin.candidates(uploadId))[0]?.id ?? "";
});
afterAll(() => Product.closeAll());

async function health() {
  return { isRunning: product.isRunning, ready: (await product.send("/api/ready")).status, faults: product.faults };
}
const WELL = { isRunning: true, ready: 200, faults: [] };

const asRobin = () => ({ authorization: `Bearer ${robin.session.access_token}` });
const FILE_PART = 'content-disposition: form-data; name="cvFile"; filename="cv.pdf"\r\n\r\n';

test.each([
  ["without an end", `--b\r\n${FILE_PART}%PDF-1.7`],
  ["cut within a part's headers", "--b\r\ncontent-dispo"],
  ["cut after its first boundary", "--b"],
  ["with a part that has no headers", "--b\r\n--b--"],
  ["with a part whose headers make no sense", "--b\r\nnonsense\r\n\r\n%PDF-1.7\r\n--b--"],
  ["with a part that has no name", "--b\r\ncontent-disposition: form-data\r\n\r\nx\r\n--b--"],
  ["with a part that is no form data", "--b\r\ncontent-disposition: attachment; name=cvFile\r\n\r\nx\r\n--b--"],
  [
    "with a file name in broken escapes",
    "--b\r\ncontent-disposition: form-data; name=a; filename*=utf-8''%E4%\r\n\r\nx\r\n--b--",
  ],
  ["of another boundary", "--c\r\n\r\n--c--"],
  ["of nothing", ""],
])("a form %s is answered with 400", async (_, body) => {
  // Each from an address of its own: one may try only a few times a day.
  const headers = { "content-type": "multipart/form-data; boundary=b", "x-forwarded-for": `10.0.0.${(visits += 1)}` };
  const answer = await answerTo(product.port, { method: "POST", path: "/api/functions/ai-screening", headers, body });
  expect(answer).toContain("HTTP/1.1 400");
  expect(answer).toContain("invalid_request");
  expect(await health()).toEqual(WELL);
});

test("a tab that is closed while CVs are imported ends its import and nothing else", async () => {
  const form = formOf(inventedCvs(60));
  const headers = { ...asRobin(), "content-type": form.type };
  const request = writeCall({ method: "POST", path: "/api/functions/bulk-resume-import", headers, body: form.body });
  for (let share = 1; share <= 8; share += 1) {
    const sendBytes = Math.floor((request.length * share) / 9);
    await breakOff(product.port, request, { sendBytes, takeBytes: Infinity, waitMs: 20 * share });
  }
  const upload = await screened(robin, inventedVacancy(), inventedCvs(1));
  expect(upload.total_cvs).toBe(1);
  expect(await health()).toEqual(WELL);
});

const downloads: [string, () => Promise<RawCall>][] = [
  ["the export of an account", async () => ({ path: "/api/users/me/export", headers: asRobin() })],
  ["a bundle of reports", async () => ({ path: await bundleLink() })],
  ["the reports as text", async () => ({ path: "/api/bulk-analysis-results/reports", headers: asRobin() })],
  ["a report as PDF", async () => ({ path: `${candidatePath()}/report.pdf`, headers: asRobin() })],
  ["a picture of a page", async () => ({ path: `${candidatePath()}/pages/1`, headers: asRobin() })],
  ["a stored CV", async () => ({ path: await filePath(), headers: asRobin() })],
  ["a page of the site", async () => ({ path: "/" })],
  ["a script of the site", async () => ({ path: await scriptPath() })],
  ["a live stream", async () => ({ path: "/api/live", headers: asRobin() })],
  [
    "a CSV file",
    async () => ({
      method: "POST",
      path: "/api/bulk-analysis-results/export",
      headers: asRobin(),
      body: JSON.stringify({ filter: {} }),
    }),
  ],
];

test.each(downloads)("%s can be cancelled at any moment", async (_, callOf) => {
  for (let turn = 0; turn < 12; turn += 1) {
    const request = writeCall(await callOf());
    await breakOff(product.port, request, { takeBytes: 400 * (turn % 4), waitMs: turn * 4 });
  }
  await sleep(100);
  expect(await health()).toEqual(WELL);
});

test("listeners that went away are not listened for any longer", async () => {
  await until(async () => expect(await openStreams()).toBe("0"));
});

async function openStreams() {
  return /^evenhand_live_watchers (\d+)/m.exec(await (await product.send("/metrics")).text())?.[1];
}

const candidatePath = () => `/api/bulk-analysis-results/${candidateId}`;

async function bundleLink() {
  const { url } = await robin.json("POST", "/api/functions/export-zip-bundle", { candidateIds: [candidateId] });
  return url;
}

async function scriptPath() {
  return /\/assets\/[^"]+\.js/.exec(await (await product.send("/")).text())?.[0] ?? "";
}

async function filePath() {
  const { cv_file_paths } = await robin.json("GET", `/api/bulk-file-uploads/${uploadId}`);
  return `/api/storage/cv-uploads/${cv_file_paths[0]}`;
}
