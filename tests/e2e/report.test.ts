import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { openAccount } from "./person.ts";
import { screenSome } from "./screened.ts";

async function screenOne(page: Page) {
  const { uploadId, client, ...person } = await screenSome(page, 1);
  const [candidate] = await client.candidates(uploadId);
  return { person, address: `/shortlist/${candidate?.id}` };
}

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const marks = (page: Page) => page.locator('[data-mark="current"]');

test("without Pro the sections of Pro are locked, and the server sends nothing of them", async ({ page }) => {
  await screenOne(page);
  await page.goto("/shortlist");
  const answer = page.waitForResponse(/\/api\/bulk-analysis-results\/[0-9a-f-]{36}$/);
  await page.getByRole("link", { name: /^View Professional Report/ }).click();
  const candidate = await (await answer).json();
  expect(candidate).toMatchObject({ locked: true, interview_insights: [], role_fit: null });
  await expect(page.getByText("Unlock Full Candidate Insights")).toHaveCount(2);
  await expect(section(page, "Role Fit Breakdown").getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
  const headings = await page.getByRole("article").getByRole("heading", { level: 2 }).allTextContents();
  expect(headings).toEqual([
    "Quick Summary",
    "Executive Summary",
    "Role Fit Breakdown",
    "Experience Summary",
    "Skills Match Analysis",
    "Strengths",
    "Gaps / Concerns",
    "Suggested Interview Questions",
    "Hiring Manager Notes",
    "Final Recommendation",
  ]);
});

test("with Pro two questions show, then all of them, and paper always has all", async ({ page }) => {
  const { person, address } = await screenOne(page);
  await makePro(person.email);
  await page.goto(address);
  const questions = section(page, "Suggested Interview Questions");
  await expect(questions.getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Download PDF Report", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(questions.getByRole("listitem").nth(2)).toBeVisible();
  await expect(page.getByRole("button", { name: /Download|More Questions|shortlist|Logout/ })).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  await questions.getByRole("button", { name: /^Show \d+ More Questions$/ }).click();
  await expect(questions.getByRole("listitem").nth(2)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download PDF Report (with all questions)" })).toBeVisible();
  await questions.getByRole("button", { name: "Show Less Questions" }).click();
  await expect(questions.getByRole("listitem")).toHaveCount(2);
  await expect(section(page, "Gaps / Concerns").getByRole("heading", { name: /^Red flags/ })).toBeVisible();
});

test("a quote opens the CV at its page with the mark inside the picture, by keyboard alone", async ({ page }) => {
  const { address } = await screenOne(page);
  await page.goto(address);
  const quote = section(page, "Skills Match Analysis")
    .getByRole("button", { name: /Show on page/ })
    .first();
  await quote.focus();
  await page.keyboard.press("Enter");
  const cv = page.getByRole("complementary", { name: /^CV of/ });
  await expect(cv).toBeFocused();
  await expect(marks(page).first()).toBeInViewport();
  const drawn = cv.getByRole("img", { name: /^Page \d+ of the CV/ });
  let width = 0;
  await expect(async () => {
    const [picture, mark] = await Promise.all([drawn.boundingBox(), marks(page).first().boundingBox()]);
    if (!picture || !mark) throw new Error("nothing is drawn");
    expect(mark.x).toBeGreaterThanOrEqual(picture.x);
    expect(mark.y).toBeGreaterThanOrEqual(picture.y);
    expect(mark.x + mark.width).toBeLessThanOrEqual(picture.x + picture.width);
    expect(mark.y + mark.height).toBeLessThanOrEqual(picture.y + picture.height);
    ({ width } = picture);
  }).toPass();
  await expect(cv).toContainText(/Page 1 of \d/);
  const before = await cv.getAttribute("data-evidence");
  await cv.getByRole("button", { name: "Next evidence" }).press("Enter");
  await expect(cv).not.toHaveAttribute("data-evidence", before ?? "");
  await cv.getByRole("button", { name: "Zoom in" }).press("Enter");
  await expect.poll(async () => (await drawn.boundingBox())?.width).toBeGreaterThan(width);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(cv).toBeHidden();
  await expect(quote).toBeFocused();

  await page
    .getByRole("button", { name: /Show on page 2/ })
    .first()
    .press("Enter");
  await expect(cv).toContainText("Page 2 of 2");
  await expect(marks(page).first()).toBeInViewport();
  await cv.getByRole("button", { name: "Previous page" }).press("Enter");
  await expect(cv.getByRole("img", { name: /^Page 1 of the CV/ })).toBeVisible();
  await expect(marks(page)).toHaveCount(0);
});

test("a hostile CV is shown as text and cannot push the page aside", async ({ page }) => {
  const { address } = await screenOne(page);
  const hostile = `<img src=x onerror="document.title='owned'"> =1+1 \u202Egnp.exe ${"x".repeat(10_000)}`;
  await page.route(/\/api\/bulk-analysis-results\/[0-9a-f-]{36}$/, async (route) => {
    const answer = await route.fetch();
    const json = await answer.json();
    const skills = [{ skill: hostile, level: "strong", evidence: hostile }];
    const words = { candidate_name: hostile, summary: hostile, strengths: [hostile], concerns: [hostile] };
    await route.fulfill({ json: { ...json, ...words, technical_skills: skills, current_employer: hostile } });
  });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
    await expectNoSidewaysScroll(page);
    await expect(page.locator("article img")).toHaveCount(0);
  }
});

test("on a phone the CV takes the whole screen, and Esc leads back to the quote", async ({ page }) => {
  const { address } = await screenOne(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  const quote = section(page, "Skills Match Analysis")
    .getByRole("button", { name: /Show on page/ })
    .first();
  await quote.click();
  const cv = page.getByRole("dialog", { name: /^CV of/ });
  await expect(marks(page).first()).toBeInViewport();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    cv.getByRole("button", { name: "Download original CV" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  await page.keyboard.press("Escape");
  await expect(cv).toBeHidden();
  await expect(quote).toBeFocused();
});

test("notes survive a reload in the middle of typing, and the shortlist is mine to change", async ({ page }) => {
  const { address } = await screenOne(page);
  await page.goto(address);
  const notes = page.getByRole("textbox", { name: /notes/ });
  await notes.fill("Call on Monday");
  await notes.blur();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await notes.fill("Call on Monday, ask for Kafka");
  await page.reload();
  await expect(notes).toHaveValue("Call on Monday, ask for Kafka");

  const final = section(page, "Final Recommendation");
  await expect(final).toContainText("Approved");
  await final.getByRole("button", { name: "Remove from shortlist" }).click();
  await expect(final).toContainText("Not Shortlisted");
  await expect(final).not.toContainText("Not Suitable");
  await page.reload();
  await final.getByRole("button", { name: "Add to shortlist" }).click();
  await expect(final).toContainText("Approved");
});

test("without Pro the report is accessible wide and narrow, in both themes", async ({ page }) => {
  const { address } = await screenOne(page);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Final Recommendation" })).toBeVisible();
  await expectAccessibleAt(page, [1280, 390]);
});

test("searched words are marked on the report for three seconds", async ({ page }) => {
  const { address } = await screenOne(page);
  await page.goto(`${address}?q=python`);
  const marked = () => page.evaluate(() => CSS.highlights.get("search")?.size ?? 0);
  await expect.poll(marked, { intervals: [50] }).toBeGreaterThan(0);
  await expect.poll(() => page.evaluate(() => CSS.highlights.size)).toBe(0);
});

test("an unknown id is not found", async ({ page }) => {
  await openAccount(page);
  await page.goto("/candidate-report/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Candidate Not Found" })).toBeVisible();
  await expect(page.getByText("The requested candidate analysis could not be found.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
});
