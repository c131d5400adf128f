import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { makeScratchFolder, removeScratchFolder } from "./scratch-folder.mjs";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";
import { readPlaywrightReport, readVitestReport } from "./test-reports.mjs";

// Everything that must hold before a change lands. `--only=check` stops before the database and the browser, `--only=e2e` runs the browser alone.
const only = process.argv.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
const runtime = await setUp({ hasTools: true });
const scratch = makeScratchFolder();
const total = { passed: 0, failed: 0 };
/** Named again at the end, where a developer who comes back after twenty minutes looks first. */
const failures = [];
const times = [];
/** Where the minutes of a run go. */
const SLOWEST = 20;
const startedAt = performance.now();
const OPTIONS = { cwd: ROOT, stdio: ["ignore", "inherit", "inherit"], env: WITH_BUILT };

if (only === "e2e") build(runtime);
else {
  check("format", "oxfmt/bin/oxfmt", ["--check"]);
  check("lint", "oxlint/bin/oxlint", ["--deny-warnings"]);
  const types = beginTypes();
  check("unused code", "knip/bin/knip.js", []);
  count("lock file", run([join(ROOT, "scripts", "check-lock.mjs")]));
  if (only !== "check") build(runtime);
  const [status] = await types;
  count("types", status);
}
if (only === "check") vitest(["--project", "analysis", "--project", "web"]);
else if (only === undefined) vitest([]);
if (only !== "check") playwright();
removeScratchFolder(scratch);
printSlowest();
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`In ${((performance.now() - startedAt) / 60_000).toFixed(1)} minutes.`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check(name, program, args) {
  count(name, run([join(ROOT, "node_modules", program), ...args]));
}

/**
 * Keeps one core busy while the other looks for unused code and builds. With one checker: several work out the same types each for
 * itself, a third more of a processor.
 */
function beginTypes() {
  const args = [join(ROOT, "node_modules", "typescript/bin/tsc"), "-b", "--checkers", "1"];
  return once(spawn(runtime, args, OPTIONS), "exit");
}

function count(name, status) {
  console.log(`${status === 0 ? "ok" : "FAILED"}  ${name}`);
  total[status === 0 ? "passed" : "failed"] += 1;
  if (status !== 0) failures.push(name);
}

function run(args, env = {}) {
  return spawnSync(runtime, args, { ...OPTIONS, env: { ...WITH_BUILT, ...env } }).status;
}

function vitest(args) {
  const file = join(scratch, "vitest.json");
  const command = [
    "node_modules/vitest/vitest.mjs",
    "run",
    ...args,
    // One more than cores: many of these tests wait for a disk, a lease or a process that starts.
    `--maxWorkers=${availableParallelism() + 1}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ];
  const status = run(command, { TMPDIR: scratch });
  addReport("vitest", status, () => readVitestReport(file));
}

function playwright() {
  const file = join(scratch, "playwright.json");
  const chromium = findChromium(runtime);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium !== undefined && { CHROMIUM: chromium }) };
  const status = run(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env);
  addReport("playwright", status, () => readPlaywrightReport(file));
}

/** A run that fails without a failed test (it could not start, or an error came outside of all tests) counts as one failure. */
function addReport(name, status, read) {
  let report = { passed: 0, failed: [], times: [] };
  try {
    report = read();
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (report.failed.length === 0 && (status !== 0 || report.passed === 0)) report.failed.push(`${name} itself`);
  total.passed += report.passed;
  total.failed += report.failed.length;
  failures.push(...report.failed);
  times.push(...report.times);
}

function printSlowest() {
  const slowest = times.toSorted((left, right) => right.ms - left.ms).slice(0, SLOWEST);
  if (slowest.length > 0) console.log(`\nThe slowest ${slowest.length} of ${times.length} tests:`);
  for (const { name, ms } of slowest) console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
