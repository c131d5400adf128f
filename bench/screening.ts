import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { STATUS_POLL_MS } from "#shared/limits.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { measureMemory, peakOf, type MemoryUse } from "./process-memory.ts";

// A whole batch through the real server on its default, embedded database: stored, read, judged, ranked.
// npm run bench -- [--count 250] [--cvs folder --job file.pdf] [--json]
const { values: options } = parseArgs({
  options: {
    count: { type: "string", default: "250" },
    cvs: { type: "string" },
    job: { type: "string" },
    json: { type: "boolean", default: false },
  },
});

/** Counting the pages of every process takes a third of a core if it is done ten times a second. */
const SAMPLE_MS = 1000;

const { vacancy, cvs } = loadFiles();
const loadBefore = loadavg()[0] ?? 0;
const product = await Product.start();
await product.send("/api/ready");
const client = await (await product.client()).goPro();
const samples: MemoryUse[] = [];
const sampling = setInterval(() => samples.push(measureMemory(product.pid, product.postmaster().pid)), SAMPLE_MS);

const uploadStart = performance.now();
const upload = await client.upload(vacancy, cvs);
const uploadSeconds = secondsSince(uploadStart);

const screeningStart = performance.now();
await client.start(upload.id);
let firstResultSeconds = 0;
for (let percent = 0; percent < 100;) {
  const status = await client.status(upload.id);
  if (status.error !== null) throw new Error(status.error);
  if (firstResultSeconds === 0 && status.current > 0) firstResultSeconds = secondsSince(screeningStart);
  percent = status.percent;
  // Closely until the first result, then as seldom as the dialog asks: the asking must not be what is measured.
  await new Promise((resolve) => setTimeout(resolve, firstResultSeconds === 0 ? 20 : STATUS_POLL_MS / 3));
}
const screeningSeconds = secondsSince(screeningStart);
clearInterval(sampling);
const failed = (await client.status(upload.id)).failed.length;
await product.close();

const bytes = cvs.reduce((sum, cv) => sum + cv.bytes.length, 0);
const peak = peakOf(samples);
const figures = {
  cvs: cvs.length,
  unreadable: failed,
  megabytes: round(bytes / 1e6),
  cores: availableParallelism(),
  load_before: round(loadBefore),
  upload_seconds: round(uploadSeconds),
  first_result_seconds: round(firstResultSeconds),
  screening_seconds: round(screeningSeconds),
  cvs_per_second: round(cvs.length / screeningSeconds),
  peak_server_mb: megabytes(peak.server),
  peak_readers_mb: megabytes(peak.readers),
  peak_database_mb: megabytes(peak.database),
};
console.log(options.json ? JSON.stringify(figures) : table(figures));

function loadFiles() {
  if (options.cvs === undefined) return { vacancy: inventedVacancy(), cvs: inventedCvs(Number(options.count)) };
  const folder = options.cvs;
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .slice(0, Number(options.count));
  const cvs = names.map((fileName) => ({ fileName, bytes: new Uint8Array(readFileSync(join(folder, fileName))) }));
  const job =
    options.job === undefined
      ? inventedVacancy()
      : { fileName: "job.pdf", bytes: new Uint8Array(readFileSync(options.job)) };
  return { vacancy: job, cvs };
}

function secondsSince(start: number) {
  return (performance.now() - start) / 1000;
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}

function megabytes(value: number) {
  return Math.round(value / 1e6);
}

function table(rows: Record<string, number>) {
  const lines = Object.entries(rows).map(([name, value]) => `| ${name.replaceAll("_", " ")} | ${value} |`);
  return ["| what | measured |", "|---|---|", ...lines].join("\n");
}
