import { type ChildProcess, execFileSync, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openTestReader } from "#tests/support/test-reader.ts";
import { countColumnSwitches } from "./column-switches.ts";
import { parsePdftotextPages } from "./pdftotext-pages.ts";
import type { ReadFile } from "./reading-child.ts";
import { measureStages } from "./reading-stages.ts";

// How fast, in which order and how completely a folder of CVs is read, beside pdftotext over the same files in the same run.
// npm run bench:reading -- --cvs folder [--layouts folder] [--endurance 5000]
const { values: options } = parseArgs({
  options: { cvs: { type: "string" }, layouts: { type: "string" }, endurance: { type: "string", default: "0" } },
});
if (options.cvs === undefined) throw new Error("--cvs names the folder of PDFs to read");

const files = listPdfs(options.cvs);
console.log(`${files.length} files, ${availableParallelism()} cores, load before ${round(loadavg()[0] ?? 0)}`);
await compareSpeed();
printTable("time by stage, ms a page", await measureStages(files));
if (options.layouts !== undefined) await compareOrder(listPdfs(options.layouts));
if (options.endurance !== "0") await endure(Number(options.endurance));

async function compareSpeed() {
  const rows: Record<string, string | number>[] = [];
  for (const workers of [1, 2]) {
    // Each in turn, twice, so that what else happens on the machine falls on both.
    const theirs = [await timePdftotext(workers)];
    const ours = [await timeReaders(workers, files)];
    theirs.push(await timePdftotext(workers));
    ours.push(await timeReaders(workers, files));
    const [seconds, floor] = [Math.min(...ours.map((run) => run.seconds)), Math.min(...theirs)];
    const read = ours.flatMap((run) => run.results);
    const times = read.map(({ milliseconds }) => milliseconds).toSorted((left, right) => left - right);
    rows.push({
      workers,
      "CVs/s": round(files.length / seconds),
      "pdftotext CVs/s": round(files.length / floor),
      "of its speed": round(floor / seconds),
      "p50 ms": round(quantile(times, 0.5)),
      "p95 ms": round(quantile(times, 0.95)),
      "max ms": round(quantile(times, 1)),
      "peak MB a worker": Math.round(Math.max(...read.map(({ residentBytes }) => residentBytes)) / 1e6),
    });
    if (workers === 1) printTable("what was found", countFound(read.slice(0, files.length)));
  }
  console.table(rows);
}

function countFound(read: ReadFile[]): Record<string, number> {
  const [words, hidden] = [sum(read.map((file) => file.words)), sum(read.map((file) => file.hiddenWords))];
  const kinds = Object.groupBy(read, ({ kind }) => kind);
  return {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, of]) => [`files: ${kind}`, of?.length ?? 0])),
    words,
    "words set aside": hidden,
    "per cent set aside": (100 * hidden) / words,
  };
}

async function timeReaders(workers: number, paths: string[]): Promise<{ seconds: number; results: ReadFile[] }> {
  const children = await Promise.all(Array.from({ length: workers }, () => startChild()));
  // The first files teach the compiler; a running product has read some before.
  for (const child of children) for (const path of paths.slice(0, 20)) await ask(child, path);
  const waiting = [...paths];
  const results: ReadFile[] = [];
  const start = performance.now();
  await Promise.all(
    children.map(async (child) => {
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) results.push(await ask(child, path));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const child of children) child.kill();
  return { seconds, results };
}

async function startChild(): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "reading-child.ts"), { execArgv: ["--no-warnings"] });
  await once(child, "message");
  return child;
}

async function ask(child: ChildProcess, path: string): Promise<ReadFile> {
  const answer = once(child, "message");
  child.send(path);
  const [read] = await answer;
  return read;
}

async function timePdftotext(workers: number): Promise<number> {
  const waiting = [...files];
  const start = performance.now();
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await once(spawn("pdftotext", [path, "-"], { stdio: "ignore" }), "exit");
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return (performance.now() - start) / 1000;
}

/** In switches per 100 words, over all pages that have two columns. */
async function compareOrder(paths: string[]) {
  const reader = await openTestReader();
  const found = { ours: { switches: 0, words: 0 }, pdftotext: { switches: 0, words: 0 } };
  let pages = 0;
  for (const path of paths) {
    const outcome = await reader.read(new Uint8Array(readFileSync(path)));
    if (outcome.kind !== "text") continue;
    const theirs = parsePdftotextPages(
      execFileSync("pdftotext", ["-q", "-bbox-layout", path, "-"], { encoding: "utf8" }),
    );
    for (const page of outcome.pages) {
      const mine = countColumnSwitches(
        page.words.map(({ box }) => box),
        page.width,
      );
      const other = countColumnSwitches(theirs[page.number - 1] ?? [], page.width);
      if (mine === undefined || other === undefined) continue;
      pages += 1;
      add(found.ours, mine);
      add(found.pdftotext, other);
    }
  }
  printTable("column switches per 100 words", {
    "pages with two columns": pages,
    ours: (100 * found.ours.switches) / found.ours.words,
    "pdftotext -bbox-layout": (100 * found.pdftotext.switches) / found.pdftotext.words,
  });
}

/** One process over very many files: its memory must not grow. */
async function endure(count: number) {
  const paths = Array.from({ length: count }, (_, index) => files[index % files.length] ?? "");
  const { results, seconds } = await timeReaders(1, paths);
  const step = Math.max(1, Math.floor(count / 10));
  const memory = results.flatMap(({ residentBytes }, index) => ((index + 1) % step === 0 ? [residentBytes / 1e6] : []));
  console.log(
    `${count} files in one process, ${round(seconds)} s; MB after each tenth: ${memory.map(Math.round).join(" ")}`,
  );
}

function listPdfs(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => join(folder, name));
}

function printTable(title: string, values: Record<string, number>) {
  console.log(title);
  console.table(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, round(value)])));
}

function add(total: { switches: number; words: number }, part: { switches: number; words: number }) {
  total.switches += part.switches;
  total.words += part.words;
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
