import { loadavg } from "node:os";
import { chromium, type Page } from "@playwright/test";
import { query } from "#tests/support/database-template.ts";
import { fillCandidates } from "#tests/support/many-candidates.ts";
import { Product } from "#tests/support/product.ts";
import { findChromium } from "#scripts/find-chromium.mjs";

// The dashboard in Chromium with many candidates: how soon rows are there, what a key costs, and whether scrolling keeps up.
// npm run bench:dashboard [-- count] [-- scrolling typing]; `-- 500 typing` for a first look at one of them.
const COUNT = Number(process.argv.slice(2).find((arg) => /^\d+$/.test(arg)) ?? 10_000);
const CASES = new Set(["scrolling", "typing"]);
const asked = process.argv.slice(2).filter((arg) => CASES.has(arg));
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
// Names: a hit is seen by its mark.
const WORDS = ["okafor", "larsen", "petrov", "tanaka"];
const SCROLL_STEPS = 300;
const STEP_PX = 400;

const load = loadavg()[0] ?? 0;
const product = await Product.start();
const measured = await measure().finally(() => product.close());

const { firstRows, frames, keys, heapMb } = measured;
console.table({
  "first rows, ms": { p50: Math.round(firstRows) },
  ...(keys && {
    "key to echo painted, ms": spread(keys.echo),
    "last key to results painted, ms": spread(keys.results),
  }),
  ...(frames && { "frame while scrolling, ms": spread(frames.lengths) }),
});
if (frames) console.log(`Samples without any line in sight: ${frames.blank}; heap after scrolling: ${heapMb} MB`);
console.log(`${COUNT} candidates. Load before: ${load.toFixed(1)}`);

async function measure() {
  log(`${COUNT} candidates are written`);
  const client = await product.client();
  const sql = (statement: string, values?: unknown[]) => query(product.databaseUrl(), statement, values);
  await fillCandidates(sql, client.userId, COUNT);
  await sql("vacuum analyze bulk_analysis_results");
  await sql("update users set plan = 'paid' where id = $1", [client.userId]);

  const executablePath = findChromium(process.execPath);
  const browser = await chromium.launch({ args: ["--no-sandbox"], ...(executablePath && { executablePath }) });
  const page = await browser.newPage({
    baseURL: `http://127.0.0.1:${product.port}`,
    viewport: { width: 1280, height: 900 },
  });
  // Welcomed before: no dialog stands over the list.
  await page.addInitScript(() => localStorage.setItem("evenhand:seen-walkthrough", "1"));
  await logIn(page, client.session.user.email ?? "");

  log("first rows");
  const firstRows = await timeOf(async () => {
    await page.goto("/dashboard");
    await page.getByRole("rowheader").first().waitFor();
  });
  const frames = isAsked("scrolling") ? await scroll(page) : undefined;
  const heapMb = await page.evaluate(() => {
    const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
    return Math.round((memory?.usedJSHeapSize ?? 0) / 1024 / 1024);
  });
  const keys = isAsked("typing") ? await typeWords(page) : undefined;
  await browser.close();
  return { firstRows, frames, keys, heapMb };
}

/** Beside the figures, which may be piped. */
function log(step: string) {
  console.error(`${step}…`);
}

async function logIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("correct horse battery");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await page.getByRole("heading", { name: "Try AI Screening" }).waitFor();
}

async function timeOf(action: () => Promise<unknown>) {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/** Through the list by the wheel's measure, a step a frame; a sample is blank where the middle of the window shows no line of it. */
function scroll(page: Page) {
  log("scrolling");
  return page.evaluate(
    async ([steps, px]) => {
      // In the page, where nothing of this file is known.
      // oxlint-disable-next-line unicorn/consistent-function-scoping
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const lengths: number[] = [];
      let blank = 0;
      let last = await frame();
      for (let step = 0; step < (steps ?? 0); step += 1) {
        scrollBy({ top: px ?? 0, behavior: "instant" });
        const now = await frame();
        lengths.push(now - last);
        last = now;
        const list = document.querySelector("[role=rowgroup]");
        const seen = document.elementFromPoint(640, 450);
        if (list === seen && list !== null) blank += 1;
      }
      return { lengths, blank };
    },
    [SCROLL_STEPS, STEP_PX],
  );
}

async function typeWords(page: Page) {
  const echo: number[] = [];
  const results: number[] = [];
  await page.evaluate(() => scrollTo(0, 0));
  const box = page.getByLabel("Search candidates");
  for (const word of WORDS) {
    log(`typing ${word}`);
    await box.fill("");
    await page.getByText(`${COUNT.toLocaleString("en-GB")} shown`).waitFor();
    await watchKeys(page);
    await box.pressSequentially(word, { delay: 80 });
    const last = performance.now();
    await page.locator("mark").first().waitFor();
    results.push(performance.now() - last);
    echo.push(...(await page.evaluate(() => JSON.parse(document.documentElement.dataset["echo"] ?? "[]"))));
  }
  return { echo, results };
}

/** From the key to the end of the second frame after it. */
function watchKeys(page: Page) {
  return page.evaluate(() => {
    const received: number[] = [];
    document.addEventListener("keydown", () => {
      const start = performance.now();
      requestAnimationFrame(() =>
        setTimeout(() => {
          received.push(performance.now() - start);
          document.documentElement.dataset["echo"] = JSON.stringify(received);
        }),
      );
    });
  });
}

function spread(values: number[]) {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => Math.round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), worst: at(1) };
}
