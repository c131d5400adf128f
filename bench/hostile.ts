import { loadavg } from "node:os";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Reader } from "#pipeline/reader/reader.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";
import { badPdfs } from "#tests/support/bad-pdfs.ts";
import { bitFlips } from "#tests/support/damaged-copies.ts";
import { hostileZips } from "#tests/support/hostile-zips.ts";
import { measureChildren } from "./process-memory.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";

// What files that are bombs, loops, wrecks or damaged copies cost the process that reads them, and the one that asks.
// npm run bench:hostile -- [damaged copies, 500 without]
const COPIES = Number(process.argv[2] ?? 500);
const WORTH_TELLING_MS = 500;

const reader = new Reader();
await reader.warmUp();
const delay = monitorEventLoopDelay({ resolution: 5 });
console.log(`load before ${loadavg()[0]?.toFixed(2)}`);

const endings = new Map<string, number>();
let slowest = 0;

async function read(name: string, bytes: Uint8Array) {
  const start = performance.now();
  const result = await reader.ask({ kind: "read_vacancy", bytes, recognises: false }, VacancyOutcome);
  const milliseconds = performance.now() - start;
  slowest = Math.max(slowest, milliseconds);
  const ending =
    result.kind === "died"
      ? result.how
      : result.answer.kind === "unreadable"
        ? result.answer.reason
        : result.answer.kind;
  endings.set(ending, (endings.get(ending) ?? 0) + 1);
  if (milliseconds > WORTH_TELLING_MS) console.log(`${(milliseconds / 1000).toFixed(1)} s  ${ending}  ${name}`);
}

// All are made before the clock of the event loop starts: making a bomb is not what is measured.
const files: { name: string; bytes: Uint8Array }[] = [];
for (const { name, make } of [...badPdfs(), ...hostileZips()]) files.push({ name, bytes: await make() });
const [whole] = inventedCvs(1);
for (const bytes of bitFlips(whole?.bytes ?? new Uint8Array(), COPIES, 7))
  files.push({ name: "a damaged copy", bytes });
let peakBytes = 0;
const watching = setInterval(() => (peakBytes = Math.max(peakBytes, measureChildren(process.pid))), 20);
delay.enable();
for (const { name, bytes } of files) await read(name, bytes);
delay.disable();
clearInterval(watching);
reader.close();

console.table(Object.fromEntries(endings));
console.log(
  `slowest ${(slowest / 1000).toFixed(1)} s; event loop of the asking process: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, max ${(delay.max / 1e6).toFixed(1)} ms`,
);
console.log(`peak memory of the reader ${Math.round(peakBytes / 1e6)} MB`);
console.log(`load after ${loadavg()[0]?.toFixed(2)}`);
