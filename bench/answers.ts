import { loadavg } from "node:os";
import * as z from "zod/mini";
import { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { Candidate } from "#shared/candidates/candidate.ts";
import { AnalysisStatus } from "#shared/screening/progress.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";

// What it costs that an answer is made from its schema and not from its rows: the parsing beside the writing of the JSON.
// npm run bench:answers
const CVS = 20;
const ROUNDS = 200;
const ROWS = "/api/bulk-analysis-results";

const product = await Product.start();
const client = await (await product.client()).goPro();
const { id } = await client.upload(inventedVacancy(), inventedCvs(CVS));
await client.start(id);
await client.untilDone(id);
const candidates: unknown[] = await client.json("GET", `${ROWS}?bulk_upload_id=${id}`);
const rows: unknown[] = await client.json("GET", `${ROWS}?view=row`);
const status: unknown = await client.json("POST", "/api/functions/analysis-status", { batchId: id });
await product.close();

const repeat = (items: unknown[], count: number) =>
  Array.from({ length: count }, (_, index) => items[index % items.length]);
console.log(`Load: ${(loadavg()[0] ?? 0).toFixed(1)}`);
console.table({
  "one candidate": measure(Candidate, candidates[0]),
  "250 candidates": measure(z.array(Candidate), repeat(candidates, 250)),
  "100 rows of the list": measure(z.array(CandidateRow), repeat(rows, 100)),
  "500 rows of the list": measure(z.array(CandidateRow), repeat(rows, 500)),
  "progress of 20 CVs": measure(AnalysisStatus, status),
});

function measure(schema: z.ZodMiniType, answer: unknown) {
  const written = median(() => JSON.stringify(answer));
  const parsed = median(() => schema.parse(answer));
  const kB = Math.round(JSON.stringify(answer).length / 1024);
  return { kB, "JSON ms": written.toFixed(3), "schema ms": parsed.toFixed(3) };
}

function median(work: () => unknown): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return times.toSorted((left, right) => left - right)[ROUNDS / 2] ?? Number.NaN;
}
