import type { Page } from "@playwright/test";
import { AnalysisStatus } from "#shared/screening/progress.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { awaitShortlist, chooseFiles, signUp, signUpPro } from "./person.ts";
import { expect, test } from "./journey.ts";

const STATUS = "**/api/functions/analysis-status";
const start = (page: Page) => page.getByRole("button", { name: "Start AI Analysis" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Analysing CVs…" });

test("one CV becomes a shortlist", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 1);
  await start(page).click();
  await awaitShortlist(page);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveTitle("Your Candidate Shortlist · Evenhand");
});

test("250 CVs survive a reload and a cut of ten seconds, and the tab tells how far they are", async ({
  page,
  context,
}) => {
  await signUpPro(page);
  await chooseFiles(page, 250);
  await page.getByLabel("Number of candidates").fill("50");
  await start(page).click();
  await expect(dialog(page)).toContainText(/of 250/);
  await expect(page).toHaveTitle(/^\d+% · Analysing CVs$/);
  await page.reload();
  await expect(dialog(page)).toContainText(/of 250/);
  await context.setOffline(true);
  await expect(dialog(page)).toContainText("The connection was lost.");
  await page.waitForTimeout(10_000);
  await expect(dialog(page)).toBeVisible();
  await context.setOffline(false);
  await awaitShortlist(page);
  await expect(page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article")).toHaveCount(50);
});

test("a cut of ten seconds in the middle of an upload loses none of the 25 CVs of a month", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 25);
  let sent = 0;
  let isCut = false;
  await page.route(/\/api\/(storage\/cv-uploads|health)/, async (route) => {
    sent += 1;
    if (sent === 5) {
      isCut = true;
      setTimeout(() => (isCut = false), 10_000);
    }
    await (isCut ? route.abort("internetdisconnected") : route.continue());
  });
  await start(page).click();
  await awaitShortlist(page);
  await expect(page.getByRole("figure", { name: /^25 candidates/ })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(10);
});

test("a reload in the middle of an upload says what became of it", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 3);
  await page.route("**/api/storage/cv-uploads/**", () => undefined);
  await start(page).click();
  await expect(page.getByText("Uploading files, 10%")).toBeVisible();
  let isWarned = false;
  page.on("dialog", (warning) => {
    isWarned = warning.type() === "beforeunload";
    void warning.accept();
  });
  await page.reload();
  expect(isWarned).toBe(true);
  await expect(page.getByRole("region", { name: "Your last upload was interrupted" })).toBeVisible();
  await chooseFiles(page, 1);
  await expect(page.getByText("Your last upload was interrupted")).toBeHidden();
});

/** A few CVs are done before a hand can reach a button: the page hears of the end only when it is let go. */
async function holdTheEnd(page: Page) {
  let isHeld = true;
  await page.route(STATUS, async (route) => {
    if (!isHeld) return route.continue();
    const answer = await route.fetch();
    const status = AnalysisStatus.parse(await answer.json());
    return route.fulfill({ json: { ...status, percent: Math.min(99, status.percent) } });
  });
  return () => void (isHeld = false);
}

test("a CV that fails can be tried again and then skipped", async ({ page }) => {
  await signUp(page);
  const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };
  await chooseFiles(page, 3, [broken]);
  const letGo = await holdTheEnd(page);
  await start(page).click();
  const failed = dialog(page).getByRole("listitem").filter({ hasText: "Analysis failed for broken.pdf" });
  await expect(failed).toBeVisible();
  const restarted = page.waitForResponse(/analysis\/restart/);
  await failed.getByRole("button", { name: "Retry" }).click();
  expect((await restarted).ok()).toBe(true);
  await expect(failed).toBeVisible();
  const skipped = page.waitForResponse(/analysis\/skip/);
  await failed.getByRole("button", { name: "Skip File" }).click();
  expect((await skipped).ok()).toBe(true);
  await expect(failed).toBeHidden();
  await expect(dialog(page)).toContainText("4 of 4");
  letGo();
  await awaitShortlist(page);
});

test("one CV under two names is sent once, and named", async ({ page }) => {
  await signUp(page);
  const [cv] = inventedCvs(1);
  const copy = { fileName: "the-same.pdf", bytes: cv?.bytes ?? new Uint8Array() };
  await chooseFiles(page, 2, [copy]);
  await expect(page.getByText(/^the-same\.pdf is the same file as 001-/)).toBeVisible();
  await expect(page.getByText("2 CVs", { exact: true })).toBeVisible();
});

test("the whole flow works with the keyboard alone", async ({ page }) => {
  await signUp(page);
  await page.locator("body").press("Tab");
  await pressUntil(page, "Try it with sample CVs");
  await page.keyboard.press("Enter");
  await expect(start(page)).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("checkbox", { name: /Look at ten first/ })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByLabel("Number of candidates")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("3");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Candidate Dashboard" })).toBeVisible();
  await pressUntil(page, "View Shortlist");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article")).toHaveCount(3);
  await pressUntil(page, "Export CSV");
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toMatch(/^candidates-data-analyst-/);
  await pressUntil(page, "Screen New Candidates");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/demo");
});

/** Tabs through the page until the named control has the focus; never finding it fails the journey. */
async function pressUntil(page: Page, name: string) {
  await expect(page.getByRole("main").getByText(name, { exact: true })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${name} was not reached`);
}

test("a desktop notice comes when the batch is done while the tab is hidden", async ({ page, context }) => {
  await context.grantPermissions(["notifications"]);
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.defineProperty(window, "shownNotices", { value: shown });
    class Notice extends EventTarget {
      static readonly permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(title: string) {
        super();
        shown.push(title);
      }
    }
    Object.defineProperty(window, "Notification", { value: Notice });
  });
  await signUp(page);
  await chooseFiles(page, 2);
  const letGo = await holdTheEnd(page);
  await start(page).click();
  await dialog(page).getByRole("button", { name: "Tell me when done" }).click();
  await page.evaluate(() => Object.defineProperty(document, "visibilityState", { get: () => "hidden" }));
  letGo();
  await awaitShortlist(page);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, "shownNotices")))
    .toEqual(["Your shortlist is ready"]);
});
