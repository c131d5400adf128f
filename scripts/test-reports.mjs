import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { ROOT } from "./set-up.mjs";

/** Of what a failed test says, the part that tells most. */
const REASON_LINES = 25;

/** What a run of Vitest left: how many passed, the failed with their reasons, and how long each took. */
export function readVitestReport(file) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: numPassedTests, failed: testResults.flatMap(nameFailures), times: testResults.flatMap(timeTests) };
}

/** The same of a run of Playwright. */
export function readPlaywrightReport(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failed: suites.flatMap(nameJourneys), times: suites.flatMap(timeJourneys) };
}

/** A file that threw before its first test has no failed test to name. */
function nameFailures({ name, status, message, assertionResults }) {
  const file = relative(ROOT, name);
  const failed = assertionResults
    .filter((test) => test.status === "failed")
    .map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${shorten(failureMessages[0])}`);
  return status === "failed" && failed.length === 0 ? [`${file}\n${shorten(message)}`] : failed;
}

function timeTests({ name, assertionResults }) {
  return assertionResults.map(({ fullName, duration }) => ({
    name: `${relative(ROOT, name)}: ${fullName}`,
    ms: duration ?? 0,
  }));
}

function nameJourneys({ file, specs = [], suites = [] }) {
  const failed = specs
    .filter(({ ok }) => !ok)
    .map(({ title, tests }) => `tests/e2e/${file}: ${title}\n${shorten(tests[0]?.results.at(-1)?.error?.message)}`);
  return [...failed, ...suites.flatMap(nameJourneys)];
}

function timeJourneys({ file, specs = [], suites = [] }) {
  const times = specs.map(({ title, tests }) => ({
    name: `tests/e2e/${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...times, ...suites.flatMap(timeJourneys)];
}

function shorten(reason = "") {
  const own = reason.split("\n").filter((line) => !line.includes("node_modules"));
  return own.slice(0, REASON_LINES).join("\n");
}
