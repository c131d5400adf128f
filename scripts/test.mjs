import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import process from "node:process";
import { findChromium } from "./find-chromium.mjs";
import { build, ROOT, setUp, WITH_BUILT } from "./set-up.mjs";

// Everything that must hold before a change lands. `--only=check` stops before the database and the browser, `--only=e2e` runs the browser alone.
const only = process.argv.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
/** Of what a failed test says, the part that tells most. */
const REASON_LINES = 25;
const runtime = setUp();
const reports = mkdtempSync(join(tmpdir(), "evenhand-test-"));
const total = { passed: 0, failed: 0 };
/** Named again at the end, where whoever looks in after twenty minutes looks first. */
const failures = [];

if (only !== "e2e") {
  check("format", "oxfmt/bin/oxfmt", ["--check"]);
  check("lint", "oxlint/bin/oxlint", ["--deny-warnings"]);
  check("types", "typescript/bin/tsc", ["-b"]);
  check("unused code", "knip/bin/knip.js", []);
  count("lock file", run([join(ROOT, "scripts", "check-lock.mjs")]));
}
if (only !== "check") build(runtime);
if (only === "check") vitest(["--project", "analysis", "--project", "web"]);
else if (only === undefined) vitest([]);
if (only !== "check") playwright();
rmSync(reports, { recursive: true, force: true });
for (const failure of failures) console.log(`FAILED  ${failure}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

function check(name, program, args) {
  count(name, run([join(ROOT, "node_modules", program), ...args]));
}

function count(name, status) {
  console.log(`${status === 0 ? "ok" : "FAILED"}  ${name}`);
  total[status === 0 ? "passed" : "failed"] += 1;
  if (status !== 0) failures.push(name);
}

function run(args, env = {}) {
  return spawnSync(runtime, args, {
    cwd: ROOT,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...WITH_BUILT, ...env },
  }).status;
}

function vitest(args) {
  const file = join(reports, "vitest.json");
  const status = run([
    "node_modules/vitest/vitest.mjs",
    "run",
    ...args,
    // One more than cores: many of these tests wait for a disk, a lease or a process that starts.
    `--maxWorkers=${availableParallelism() + 1}`,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  addReport("vitest", status, () => {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: numPassedTests, failed: testResults.flatMap(nameFailures) };
  });
}

function playwright() {
  const file = join(reports, "playwright.json");
  const chromium = findChromium(runtime);
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(chromium !== undefined && { CHROMIUM: chromium }) };
  const status = run(["node_modules/@playwright/test/cli.js", "test", "--reporter=list,json"], env);
  addReport("playwright", status, () => {
    const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
    return { passed: stats.expected, failed: suites.flatMap(nameJourneys) };
  });
}

/** A file that threw before its first test has no failed test to name. */
function nameFailures({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${shorten(failureMessages[0])}`);
  return status === "failed" && failed.length === 0 ? [`${file}\n${shorten(message)}`] : failed;
}

function shorten(reason = "") {
  const own = reason.split("\n").filter((line) => !line.includes("node_modules"));
  return own.slice(0, REASON_LINES).join("\n");
}

function nameJourneys({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `tests/e2e/${file}: ${title}\n${shorten(tests[0]?.results.at(-1)?.error?.message)}`);
  return [...failed, ...suites.flatMap(nameJourneys)];
}

/** A run that fails without a failed test (it could not start, or an error came outside of all tests) counts as one failure. */
function addReport(name, status, read) {
  let report = { passed: 0, failed: [] };
  try {
    report = read();
  } catch (error) {
    console.error(`${name} left no report: ${error.message}`);
  }
  if (report.failed.length === 0 && (status !== 0 || report.passed === 0)) report.failed.push(`${name} itself`);
  total.passed += report.passed;
  total.failed += report.failed.length;
  failures.push(...report.failed);
}
