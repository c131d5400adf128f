import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { inventedVacancy } from "#tests/support/invented-cvs.ts";
import { measureChildren } from "./process-memory.ts";
import { measureSteps } from "./speed-steps.ts";

// How fast a folder of CVs is screened from the command line, and by which step, beside pdftotext over the same files.
// npm run bench:speed -- --cvs folder [--job file] [--json]
const { values: options } = parseArgs({
  options: { cvs: { type: "string" }, job: { type: "string" }, json: { type: "boolean", default: false } },
});
if (options.cvs === undefined) throw new Error("--cvs names the folder of CVs to screen");

const CLOCK_TICKS_PER_SECOND = 100;
const MEMORY_SAMPLE_MS = 100;
const folder = resolve(options.cvs);
const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /^[^.].*\.(pdf|docx|doc|txt)$/i.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const pdfs = paths.filter((path) => /\.pdf$/i.test(path));
const scratch = mkdtempSync(join(tmpdir(), "evenhand-speed-"));
const vacancy = options.job === undefined ? inventVacancy() : resolve(options.job);

const loadBefore = loadavg()[0] ?? 0;
const whole = await screenFolder();
const theirs = await timePdftotext();
const { steps, judged, slowest } = await measureSteps(vacancy, paths);
rmSync(scratch, { recursive: true, force: true });

const perCv = Object.entries(steps).map(([step, total]) => [`${step}, ms a CV`, round(total / judged)] as const);
const figures = {
  CVs: paths.length,
  "not read": whole.unread,
  cores: availableParallelism(),
  "load before": round(loadBefore),
  "load after": round(loadavg()[0] ?? 0),
  "wall, s": round(whole.wallSeconds),
  "CPU, s": round(whole.cpuSeconds),
  "CVs/s": round(paths.length / whole.wallSeconds),
  "CVs/s of CPU": round(paths.length / whole.cpuSeconds),
  "peak memory of all processes, MB": Math.round(whole.peakBytes / 1e6),
  "pdftotext, PDFs": pdfs.length,
  "pdftotext, wall s": round(theirs.wallSeconds),
  "pdftotext, CPU s": round(theirs.cpuSeconds),
  "pdftotext, PDFs/s": round(pdfs.length / theirs.wallSeconds),
  "CVs timed by step (no scans)": judged,
  ...Object.fromEntries(perCv),
  "slowest, ms": round(slowest.milliseconds),
  "slowest CV": basename(slowest.file),
};
console.log(options.json ? JSON.stringify(figures) : formatFigures());

/** The program as it is started by a user: the start of its processes counts. */
async function screenFolder() {
  const results = join(scratch, "results.json");
  const program = resolve(import.meta.dirname, "..", "src", "cli", "evenhand.ts");
  const args = [program, "screen", "--job", vacancy, "--cvs", folder, "--json", results, "--quiet"];
  let peakBytes = 0;
  const times = await timed(async () => {
    const child = spawn(process.execPath, args, { stdio: "ignore" });
    const pid = child.pid ?? 0;
    const look = () => (peakBytes = Math.max(peakBytes, measureChildren(process.pid) + measureChildren(pid)));
    const watching = setInterval(look, MEMORY_SAMPLE_MS);
    await once(child, "exit");
    clearInterval(watching);
  });
  const records: { status: string }[] = JSON.parse(readFileSync(results, "utf8"));
  return { ...times, peakBytes, unread: records.filter(({ status }) => status === "error").length };
}

async function timePdftotext() {
  const waiting = pdfs.values();
  const work = async () => {
    for (const path of waiting) await once(spawn("pdftotext", [path, "-"], { stdio: "ignore" }), "exit");
  };
  return timed(() => Promise.all(Array.from({ length: availableParallelism() }, work)));
}

async function timed(work: () => Promise<unknown>) {
  const [start, cpuStart] = [performance.now(), childrenCpuSeconds()];
  await work();
  return { wallSeconds: (performance.now() - start) / 1000, cpuSeconds: childrenCpuSeconds() - cpuStart };
}

/** Of all processes below this one that have ended and been waited for. Linux only. */
function childrenCpuSeconds() {
  // The name of the program, in brackets, may hold spaces; user and system time of the children are the 14th and 15th after it.
  const afterName = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(afterName[13]) + Number(afterName[14])) / CLOCK_TICKS_PER_SECOND;
}

function inventVacancy() {
  const path = join(scratch, "vacancy.pdf");
  writeFileSync(path, inventedVacancy().bytes);
  return path;
}

function formatFigures() {
  const lines = Object.entries(figures).map(([name, value]) => `| ${name} | ${value} |`);
  return ["| what | measured |", "|---|---|", ...lines].join("\n");
}

function round(value: number) {
  return Math.round(value * 100) / 100;
}
