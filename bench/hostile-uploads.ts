import { readdirSync, readFileSync } from "node:fs";
import { loadavg } from "node:os";
import { join } from "node:path";
import { craftedFiles, mutatedFiles } from "#tests/support/hostile-files.ts";
import { FORESEEN, sendHostileFiles } from "#tests/support/hostile-run.ts";
import { Product } from "#tests/support/product.ts";

// Bombs, loops, wrecks, polyglots and mutated copies through the real upload path of a real server.
// npm run bench:hostile-uploads -- [copies of each mutation, 80 without] [a folder of PDFs to mutate instead of the invented ones]
const COPIES = Number(process.argv[2] ?? 80);
const SEED = 17;
const folder = process.argv[3];

function readPdfs(from: string) {
  const names = readdirSync(from, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".pdf"));
  return names.map((name) => readFileSync(join(from, name)));
}

const files = [...craftedFiles(), ...mutatedFiles(COPIES, SEED, folder === undefined ? undefined : readPdfs(folder))];
const before = loadavg()[0] ?? 0;
console.log(`${files.length} files, load before ${before.toFixed(2)}`);
const product = await Product.start();
const start = performance.now();
const run = await sendHostileFiles(product, files, (sent) =>
  console.log(`${sent} of ${files.length} have an ending`),
).finally(() => product.close());
const seconds = (performance.now() - start) / 1000;

const table: Record<string, Record<string, number>> = {};
for (const { kind, ending } of run.endings) {
  const row = (table[kind] ??= {});
  row[ending] = (row[ending] ?? 0) + 1;
}
console.table(table);
const ways = Object.groupBy(run.endings, ({ way }) => way);
const waits = run.answers.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
const summary = {
  files: run.endings.length,
  byWay: Object.fromEntries(Object.entries(ways).map(([way, sent]) => [way, sent?.length])),
  unforeseen: run.endings.filter(({ ending }) => !FORESEEN.has(ending)),
  honestScores: [...new Set(run.honestScores)],
  honestSent: run.honestScores.length,
  serverLives: run.isAlive,
  peakMegabytes: run.peak,
  api: {
    asked: waits.length,
    notOk: run.answers.filter(({ status }) => status !== 200).length,
    p95Ms: Math.round(waits[Math.floor(waits.length * 0.95)] ?? 0),
    maxMs: Math.round(waits.at(-1) ?? 0),
  },
  seconds: Math.round(seconds),
  load: { before, after: loadavg()[0] },
  table,
};
console.log(JSON.stringify(summary));
const isSound =
  run.isAlive && summary.unforeseen.length === 0 && summary.honestScores.length === 1 && summary.api.notOk === 0;
process.exitCode = isSound ? 0 : 1;
