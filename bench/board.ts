import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CriteriaList, type SetRow } from "#shared/vacancies/criteria.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { measureProcessorTime, type MemoryUse } from "./process-memory.ts";
import { screened } from "#tests/support/screened-client.ts";

// How long a change of the board takes after the run, through the real server, from the press to the answer.
// npm run bench:board -- [--count 250] [--cvs folder]
const { values: options } = parseArgs({
  options: { count: { type: "string", default: "250" }, cvs: { type: "string" } },
});
const TRIES = 3;

const product = await Product.start();
await product.send("/api/ready");
const client = await (await product.client()).goPro();
const { id } = await screened(client, inventedVacancy(), loadCvs());
const path = `/api/bulk-file-uploads/${id}/criteria`;

const changes: Record<string, (rows: SetRow[], at: number) => SetRow[]> = {
  "one criterion added, first": (rows) => [...rows, added("Redis")],
  "one criterion added": (rows, at) => [
    ...rows,
    added(`Working with ${["Go", "Rust", "Ruby", "Elixir", "Scala"][at]}`),
  ],
  "three criteria added": (rows, at) => [...rows, ...["x", "y", "z"].map((name) => added(`Team ${name}${at} lead`))],
  "one weight": (rows, at) => rows.map((row, place) => (place === at ? { ...row, weight: row.weight + 3 } : row)),
  "one made a condition": (rows, at) =>
    rows.map((row, place) => (place === at + 1 ? { ...row, importance: "gate" } : row)),
  "one reworded": (rows, at) =>
    rows.map((row, place) => (place === at + 2 ? { ...row, wording: `${row.wording}, daily` } : row)),
  "weights and order": (rows) => rows.toReversed().map((row) => Object.assign(row, { weight: 1 + Math.random() })),
  "one criterion removed": (rows) => rows.slice(1),
};
const figures: Record<string, string> = {};
for (const [name, change] of Object.entries(changes)) {
  const times = [];
  const before = measureProcessorTime(product.pid, product.postmaster().pid);
  const loadBefore = loadavg()[0] ?? 0;
  for (let at = 0; at < (name.endsWith("first") ? 1 : TRIES); at += 1) times.push(await timeChange(change, at));
  const after = measureProcessorTime(product.pid, product.postmaster().pid);
  const sorted = times.toSorted((left, right) => left - right);
  figures[name] =
    `median ${sorted[Math.floor(sorted.length / 2)]} ms, slowest ${sorted.at(-1)} ms, load ${loadBefore.toFixed(1)}; processor seconds: ${formatTime(before, after, times.length)}`;
}
const judged = (await client.candidates(id)).filter(({ status }) => status === "completed").length;
await product.close();
console.log({ CVs: judged, cores: availableParallelism(), ...figures });

function formatTime(before: MemoryUse, after: MemoryUse, times: number): string {
  const parts = (["server", "readers", "database"] as const).map(
    (part) => `${part} ${((after[part] - before[part]) / times).toFixed(2)}`,
  );
  return parts.join(", ");
}

function added(wording: string): SetRow {
  return { wording, importance: "nice", weight: 1 };
}

async function timeChange(change: (rows: SetRow[], at: number) => SetRow[], at: number): Promise<number> {
  const { version, criteria } = CriteriaList.parse(await client.json("GET", path));
  const rows = criteria.map(({ key, wording, importance, weight }) => ({ key, wording, importance, weight }));
  const start = performance.now();
  await client.json("PUT", path, { version, rows: change(rows, at) });
  return Math.round(performance.now() - start);
}

function loadCvs() {
  const { cvs: folder, count } = options;
  if (folder === undefined) return inventedCvs(Number(count));
  const names = readdirSync(folder).filter((name) => /\.pdf$/i.test(name));
  return names.slice(0, Number(count)).map((fileName) => ({ fileName, bytes: readFileSync(join(folder, fileName)) }));
}
