import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./set-up.mjs";
import { openPage, take, toTop, withProduct } from "./take-pictures.mjs";

// Takes the pictures of docs/walk.md, from the twelve invented sample CVs: node scripts/run.mjs scripts/make-walk-pictures.mjs
const { signUpPro } = await import("#tests/e2e/person.ts");

const FOLDER = join(ROOT, "docs/pictures/walk");
const WIDE = { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1 };
const PHONE = { width: 390, height: 844 };

await withProduct(walk);

async function walk(browser) {
  mkdirSync(FOLDER, { recursive: true });
  const page = await openPage(browser, WIDE);
  const picture = (name) => take(page, join(FOLDER, `${name}.webp`));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await signUpPro(page);

  await page.getByRole("button", { name: "Try it with sample CVs" }).click();
  const board = page.getByRole("heading", { name: /^What counts for/ });
  await board.waitFor();
  await board.evaluate(toTop);
  await picture("1-what-counts");

  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await page.getByRole("link", { name: "View Shortlist" }).waitFor({ timeout: 120_000 });
  await page.getByRole("row").nth(1).waitFor();
  await picture("2-the-list");

  await page.getByRole("link", { name: "View Shortlist" }).click();
  const cards = page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article");
  await cards.first().waitFor();
  await picture("3-the-shortlist");
  for (const at of [0, 1]) await cards.nth(at).getByRole("checkbox").check();

  await page.getByRole("link", { name: "Compare 2 side by side" }).click();
  await page.getByText("The question that would decide").waitFor();
  await picture("4-two-side-by-side");

  await page.goto("/shortlist");
  await cards.first().getByRole("link").click();
  const skills = page.getByRole("region", { name: "Skills Match Analysis", exact: true });
  await skills
    .getByRole("button", { name: /Show on page/ })
    .first()
    .click();
  await page.locator('[data-mark="current"]').first().waitFor({ timeout: 20_000 });
  await skills.evaluate(toTop);
  await picture("5-the-evidence");

  await page.goto("/dashboard?band=fair&order=score.desc");
  await page.getByRole("checkbox", { name: /^Select all/ }).check();
  await page.getByRole("button", { name: "Decline", exact: true }).click();
  await page.getByRole("button", { name: "Draft a letter" }).click();
  await page.getByRole("button", { name: /^Generate/ }).click();
  await page.getByText("9 of 9 drafts").waitFor();
  await page.locator("details summary").first().click();
  await picture("6-letters");

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto("/dashboard?order=score.desc");
  await page.getByRole("article").first().waitFor();
  await picture("7-on-a-phone");
}
