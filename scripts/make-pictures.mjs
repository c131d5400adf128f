import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { chromium } from "@playwright/test";
import { findChromium } from "./find-chromium.mjs";
import { ROOT } from "./set-up.mjs";

// Takes the pictures of the landing page from the product itself: node scripts/run.mjs scripts/make-pictures.mjs
process.env["E2E_PORT"] ??= "3927";
const { dataFolder, port } = await import("#tests/e2e/data-folder.ts");
const { signUpPro } = await import("#tests/e2e/person.ts");
const { pickEvidence } = await import("#features/shortlist/pick-evidence.ts");

const FOLDER = join(ROOT, "src/web/screens/landing/pictures");
const ORIGIN = `http://localhost:${port}`;
const WIDE = { width: 1200, height: 750 };
/** Text stays sharp on most screens, and all pictures together stay under 450 kB. */
const PIXELS_PER_PX = 1.25;
const QUALITY = 0.5;
const SHOWN_CANDIDATES = 3;
const SHOWN_QUOTES = 2;

const product = spawn(process.execPath, ["tests/e2e/serve-fresh.mjs"], {
  cwd: ROOT,
  env: { ...process.env, PORT: String(port), EVENHAND_DATA: dataFolder },
  stdio: "inherit",
});
try {
  await untilReady();
  const executablePath = findChromium(process.execPath);
  const browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath && { executablePath }),
  });
  await takeAll(browser);
  await browser.close();
} finally {
  product.kill("SIGTERM");
}

async function untilReady() {
  for (;;) {
    const answer = await fetch(`${ORIGIN}/api/ready`).catch(() => undefined);
    if (answer?.ok) return;
    if (product.exitCode !== null) throw new Error("The product did not start.");
    await pause(250);
  }
}

async function takeAll(browser) {
  mkdirSync(FOLDER, { recursive: true });
  const page = await openPage(browser);
  await signUpPro(page);
  await page.getByRole("button", { name: "Try it with sample CVs" }).click();
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await page.getByRole("link", { name: "View Shortlist" }).waitFor({ timeout: 120_000 });
  const report = await keepExample(page);
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/dashboard?order=score.desc");
    await page.getByRole("link", { name: "View Report" }).first().waitFor();
    await take(page, `dashboard-${theme}`);
    await page.goto("/shortlist");
    await page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article").first().evaluate(toTop);
    await take(page, `shortlist-${theme}`);
    await page.goto(report);
    const skills = page.getByRole("region", { name: "Skills Match Analysis", exact: true });
    await skills
      .getByRole("button", { name: /Show on page/ })
      .first()
      .click();
    await page.locator('[data-mark="current"]').first().waitFor({ timeout: 20_000 });
    await skills.evaluate(toTop);
    await take(page, `evidence-${theme}`);
  }
}

function toTop(element) {
  window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 24);
}

async function openPage(browser) {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    locale: "en-GB",
    viewport: WIDE,
    deviceScaleFactor: PIXELS_PER_PX,
  });
  await context.addInitScript(() => {
    localStorage.setItem("evenhand:seen-walkthrough", "1");
    localStorage.setItem("evenhand:seen-tip", "1");
    localStorage.setItem("evenhand:analytics-consent", "rejected");
  });
  return context.newPage();
}

/** What the page shows as words: the scores of all samples, and the best of them with the sentences that earned theirs. */
async function keepExample(page) {
  const [candidates, { title, criteria }] = await Promise.all([
    heard(page, /\/api\/bulk-analysis-results\?.*ranking_of=/),
    heard(page, /\/criteria$/),
    page.getByRole("link", { name: "View Shortlist" }).click(),
  ]);
  const scored = candidates.filter(({ score }) => score !== null);
  const best = scored
    .filter(({ is_shortlisted }) => is_shortlisted)
    .slice(0, SHOWN_CANDIDATES)
    .map(({ candidate_name: name, score, findings }) => {
      const quotes = pickEvidence(findings, criteria, SHOWN_QUOTES);
      return {
        name,
        score,
        quotes: quotes.map(({ wording, level, text, page: on }) => ({ wording, level, text, page: on })),
      };
    });
  const example = { title, read: candidates.length, scores: scored.map(({ score }) => score), best };
  const note = "// Written by scripts/make-pictures.mjs: what the product says of the sample CVs.";
  writeFileSync(
    join(FOLDER, "sample-screening.ts"),
    `${note}\nexport const SAMPLE_SCREENING = ${JSON.stringify(example)} as const;\n`,
  );
  return page
    .getByRole("link", { name: /^View Professional Report/ })
    .first()
    .getAttribute("href");
}

async function heard(page, address) {
  return (await page.waitForResponse(address)).json();
}

/** The browser that shows the page also compresses its picture; it writes WebP, which a screenshot cannot. */
async function take(page, name) {
  await page.evaluate(() => document.fonts.ready);
  await pause(400);
  const shot = (await page.screenshot({ type: "png" })).toString("base64");
  const painter = await page.context().newPage();
  const webp = await painter.evaluate(
    async ({ source, quality }) => {
      const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext("2d").drawImage(picture, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
      return bytes.toBase64?.() ?? btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    },
    { source: shot, quality: QUALITY },
  );
  await painter.close();
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(webp, "base64"));
}
