import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./set-up.mjs";
import { openPage, take, toTop, withProduct } from "./take-pictures.mjs";

// Takes the pictures of the landing page from the product itself: node scripts/run.mjs scripts/make-pictures.mjs
const { signUpPro } = await import("#tests/e2e/person.ts");
const { pickEvidence } = await import("#features/shortlist/pick-evidence.ts");

const FOLDER = join(ROOT, "src/web/screens/landing/pictures");
/** Text stays sharp on most screens, and all pictures together stay under 500 kB. */
const WIDE = { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1.25 };
const SHOWN_CANDIDATES = 3;
const SHOWN_QUOTES = 2;

await withProduct(takeAll);

async function takeAll(browser) {
  mkdirSync(FOLDER, { recursive: true });
  const page = await openPage(browser, WIDE);
  const picture = (name) => take(page, join(FOLDER, `${name}.webp`));
  await signUpPro(page);
  await page.getByRole("button", { name: "Try it with sample CVs" }).click();
  await page.getByRole("heading", { name: /^What counts for/ }).waitFor();
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await page.getByRole("link", { name: "View Shortlist" }).waitFor({ timeout: 120_000 });
  const report = await keepExample(page);
  for (const theme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.goto("/dashboard?order=score.desc");
    await page.getByRole("link", { name: "View Report" }).first().waitFor();
    await picture(`dashboard-${theme}`);
    await page.goto("/shortlist");
    await page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article").first().evaluate(toTop);
    await picture(`shortlist-${theme}`);
    await page.goto(report);
    const skills = page.getByRole("region", { name: "Skills Match Analysis", exact: true });
    await skills
      .getByRole("button", { name: /Show on page/ })
      .first()
      .click();
    await page.locator('[data-mark="current"]').first().waitFor({ timeout: 20_000 });
    await skills.evaluate(toTop);
    await picture(`evidence-${theme}`);
  }
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
