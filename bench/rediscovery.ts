import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { availableParallelism, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { KnownPeople } from "#shared/vacancies/known-people.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { multiplyCvs } from "#tests/support/multiplied-cvs.ts";
import { Product } from "#tests/support/product.ts";
import { screened } from "#tests/support/screened-client.ts";
import { measureMemory, measureProcessorTime, type MemoryUse } from "./process-memory.ts";

// How long it takes until all stored CVs of an account are judged by another vacancy's board, from the press to the last of them.
// npm run bench:rediscovery -- [--counts 1000,10000] [--cvs folder]
const { values: options } = parseArgs({
  options: { counts: { type: "string", default: "1000,10000" }, cvs: { type: "string" } },
});
const FIRST = 100;
const POLL_MS = 250;
const MEGABYTE = 1024 * 1024;

const product = await Product.start();
await product.send("/api/ready");
const client = await (await product.client()).goPro();
const database = new pg.Client({ connectionString: product.databaseUrl() });
await database.connect();
await screened(client, inventedVacancy("Site Engineer"), loadCvs());
await client.json("PUT", "/api/users/me/consideration", { months: 12 });
const counted = await database.query("select round(avg(length(kept::text))) as characters from cv_texts");
console.log({ cores: availableParallelism(), "characters of a kept CV": Number(counted.rows[0].characters) });

let stored = FIRST;
for (const [round, count] of options.counts.split(",").map(Number).entries()) {
  await multiplyCvs((statement, values) => database.query(statement, values), client.userId, count - stored);
  await database.query("analyze");
  stored = count;
  // Another job description each time, by which nobody was judged yet. Its one applicant is somebody else.
  await screened(client, inventedVacancy(`Round ${round}`), inventedCvs(1, 50 + round));
  stored += 1;
  const [{ id }] = await client.json("GET", "/api/jobs?view=summary");
  console.log(await measure(id));
}
await database.end();
await product.close();

function loadCvs() {
  const { cvs: folder } = options;
  if (folder === undefined) return inventedCvs(FIRST);
  const names = readdirSync(folder).filter((name) => /\.pdf$/i.test(name));
  return names.slice(0, FIRST).map((fileName) => ({ fileName, bytes: readFileSync(join(folder, fileName)) }));
}

async function measure(id: string) {
  const path = `/api/jobs/${id}/known-people`;
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const [before, memoryBefore] = [processorTime(), memory()];
  const start = performance.now();
  const { queued } = await client.json("POST", path);
  const pressed = performance.now() - start;
  let most = memoryBefore;
  let known: KnownPeople;
  do {
    await sleep(POLL_MS);
    known = KnownPeople.parse(await client.json("GET", path));
    most = larger(most, memory());
  } while (known.waiting > 0);
  const seconds = (performance.now() - start) / 1000;
  const after = processorTime();
  return {
    CVs: queued,
    failed: known.failed,
    "load before": load,
    "answer to the press, ms": Math.round(pressed),
    "until the last is judged, s": Number(seconds.toFixed(1)),
    "processor seconds": format((part) => (after[part] - before[part]).toFixed(1)),
    "memory before, MB": format((part) => (memoryBefore[part] / MEGABYTE).toFixed(0)),
    "most memory, MB": format((part) => (most[part] / MEGABYTE).toFixed(0)),
  };
}

function processorTime(): MemoryUse {
  return measureProcessorTime(product.pid, product.postmaster().pid);
}

function memory(): MemoryUse {
  return measureMemory(product.pid, product.postmaster().pid);
}

function larger(left: MemoryUse, right: MemoryUse): MemoryUse {
  const parts = (["server", "readers", "database"] as const).map((part) => [part, Math.max(left[part], right[part])]);
  return { ...left, ...Object.fromEntries(parts) };
}

function format(figure: (part: keyof MemoryUse) => string): string {
  return (["server", "readers", "database"] as const).map((part) => `${part} ${figure(part)}`).join(", ");
}
