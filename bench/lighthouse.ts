import { loadavg } from "node:os";
import { chromium } from "@playwright/test";
import lighthouse, { type Result } from "lighthouse";
import { findFreePort } from "#db/embedded/free-port.ts";
import { headOf, PUBLIC_PAGES } from "#shared/site/page-head.ts";
import { Product } from "#tests/support/product.ts";
import { findChromium } from "#scripts/find-chromium.mjs";

// Lighthouse's phone on every public page of the built product, the median of several runs.
// npm run bench:lighthouse [-- --json] [-- / /privacy]; LIGHTHOUSE_RUNS=1 for a first look.
const RUNS = Number(process.env["LIGHTHOUSE_RUNS"] ?? 5);
const asked = process.argv.slice(2).filter((arg) => arg.startsWith("/"));
const PAGES = asked.length > 0 ? asked : PUBLIC_PAGES;
const HELD_TO_IT = "/";
const LEAST: Record<string, number> = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
};

interface Measured {
  scores: Record<string, number>;
  metrics: Record<string, number>;
  /** Audits that cost points, performance aside: there it is the figures that count. */
  faults: string[];
}

const loadBefore = loadavg()[0] ?? 0;
const product = await Product.start();
const port = await findFreePort();
const executablePath = findChromium(process.execPath);
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [`--remote-debugging-port=${port}`, "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
const pages = await measureAll().finally(async () => {
  await browser.close();
  await product.close();
});

const load = { before: loadBefore, after: loadavg()[0] ?? 0 };
const below = Object.entries(LEAST).filter(([name, least]) => (pages[HELD_TO_IT]?.scores[name] ?? least) < least);
if (process.argv.includes("--json")) console.log(JSON.stringify({ runs: RUNS, load, pages }, null, 2));
else print();
process.exitCode = below.length === 0 ? 0 : 1;

async function measureAll() {
  const all: Record<string, Measured> = {};
  for (const path of PAGES) {
    const runs: Measured[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // Beside the figures, which may be piped.
      console.error(`${path}: run ${run + 1} of ${RUNS}`);
      runs.push(await measure(path));
    }
    all[path] = middleOf(runs);
  }
  return all;
}

/** On a busy machine a recording may fail; a page that cannot be measured at all is no figure. */
async function record(path: string, triesLeft = 3): Promise<Result> {
  const result = await lighthouse(`http://localhost:${product.port}${path}`, {
    port,
    logLevel: "silent",
    onlyCategories: Object.keys(LEAST),
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (triesLeft === 1) throw new Error(`${path}: ${result?.lhr.runtimeError?.message ?? "no result"}`);
  return record(path, triesLeft - 1);
}

async function measure(path: string): Promise<Measured> {
  const { categories, audits } = await record(path);
  const faults = Object.values(categories)
    .filter(({ id }) => id !== "performance")
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    scores: Object.fromEntries(Object.keys(LEAST).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)])),
    metrics: Object.fromEntries(
      Object.entries(METRICS).map(([name, id]) => [name, Math.round((audits[id]?.numericValue ?? 0) * 1000) / 1000]),
    ),
    faults,
  };
}

/** Figure by figure: the middle of each. */
function middleOf(runs: Measured[]): Measured {
  const middle = (of: (run: Measured) => Record<string, number>) =>
    Object.fromEntries(
      Object.keys(of(runs[0] ?? { scores: {}, metrics: {}, faults: [] })).map((key) => [
        key,
        median(runs.map((run) => of(run)[key] ?? 0)),
      ]),
    );
  return {
    scores: middle(({ scores }) => scores),
    metrics: middle(({ metrics }) => metrics),
    faults: [...new Set(runs.flatMap(({ faults }) => faults))],
  };
}

function median(values: number[]) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function print() {
  console.table(
    Object.fromEntries(
      Object.entries(pages).map(([path, { scores, metrics }]) => [
        path,
        {
          ...scores,
          ...Object.fromEntries(
            Object.entries(metrics).map(([name, value]) => [name, name === "CLS" ? value : Math.round(value)]),
          ),
        },
      ]),
    ),
  );
  for (const [path, { faults }] of Object.entries(pages))
    if (faults.length > 0) console.log(`${path}: ${faults.join(", ")}`);
  console.log(`Median of ${RUNS}. Load before: ${load.before.toFixed(1)}, after: ${load.after.toFixed(1)}`);
  for (const [name, least] of below) console.log(`${headOf(HELD_TO_IT).title}: ${name} is below ${least}`);
}
