import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { screenSome } from "./screened.ts";

const row = (page: Page, at: number) => page.getByRole("row").nth(at);
const panel = (page: Page) => page.getByRole("region", { name: "Decision", exact: true });
const record = (page: Page) => page.getByRole("list", { name: "Record of decisions" }).getByRole("listitem");

async function openList(page: Page, count = 3) {
  const account = await screenSome(page, count);
  await page.goto("/dashboard?order=score.desc");
  await expect(page.getByRole("rowheader")).toHaveCount(count);
  return account;
}

async function openFirstReport(page: Page) {
  await row(page, 1)
    .getByRole("link", { name: /^View Report/ })
    .click();
  await expect(panel(page)).toBeVisible();
}

async function saved(page: Page, button: string): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: button }).click(),
  ]);
  return download;
}

test("by keyboard: a, h and d decide on one after the other, u takes the last back, and the list is narrowed to them", async ({
  page,
}) => {
  await openList(page);
  await page.keyboard.press("j");
  await page.keyboard.press("a");
  await expect(row(page, 1)).toContainText("Advanced");
  await page.keyboard.press("h");
  await expect(row(page, 2)).toContainText("On hold");
  await page.keyboard.press("d");
  await expect(row(page, 3)).toContainText("Declined");
  await page.keyboard.press("u");
  await expect(row(page, 3)).not.toContainText("Declined");
  await page.getByLabel("Decision", { exact: true }).selectOption("Advanced");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await expect(page).toHaveURL(/decision=advance/);
  await page.getByLabel("Decision", { exact: true }).selectOption("Undecided");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await page.getByLabel("Decision", { exact: true }).selectOption("All decisions");
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  await row(page, 1)
    .getByRole("link", { name: /^View Report/ })
    .focus();
  await page.keyboard.press("Enter");
  await expect(panel(page)).toContainText("Advanced by Robin Hale");
  await page.keyboard.press("d");
  await expect(panel(page)).toContainText("Declined by Robin Hale");
  await page.keyboard.press("u");
  await expect(panel(page)).toContainText("Advanced by Robin Hale");
  await panel(page)
    .getByText(/^Record/)
    .press("Enter");
  await expect(record(page)).toHaveCount(3);
  const [pack] = await Promise.all([
    page.waitForEvent("download"),
    panel(page).getByRole("button", { name: "Evidence pack (JSON)" }).press("Enter"),
  ]);
  expect(JSON.parse(await readFile(await pack.path(), "utf8")).decisions).toHaveLength(3);
});

test("by mouse: a decision has its reason and words, tells which quotes were opened, and goes into the evidence pack", async ({
  page,
}) => {
  await openList(page, 2);
  await row(page, 1)
    .getByRole("button", { name: /^Decide on/ })
    .click();
  await page.getByRole("menuitem", { name: "Hold" }).click();
  await expect(row(page, 1)).toContainText("On hold");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, 1)).not.toContainText("On hold");
  await openFirstReport(page);
  await expect(panel(page)).toContainText("Nothing is decided yet.");
  await page
    .getByRole("button", { name: /Show on page/ })
    .first()
    .click();
  await expect(page.locator('[data-mark="current"]').first()).toBeVisible();
  await page.keyboard.press("Escape");

  await panel(page).getByRole("button", { name: "Decline" }).click();
  await panel(page).getByLabel("Reason").selectOption("Too little experience for this role");
  await expect(panel(page).getByLabel("Reason")).toHaveValue("Too little experience for this role");
  await panel(page).getByLabel("In your own words").fill("Two years short of what the team needs.");
  await panel(page).getByRole("button", { name: "Save" }).click();
  await panel(page)
    .getByText(/^Record/)
    .click();
  await expect(record(page)).toHaveCount(5);
  await expect(record(page).first()).toContainText("Two years short of what the team needs.");
  await expect(record(page).first()).toContainText("1 quote opened");
  await expectAccessible(page);

  const json = JSON.parse(await readFile(await (await saved(page, "Evidence pack (JSON)")).path(), "utf8"));
  expect(json.decisions.at(-1)).toMatchObject({ decision: "decline", reason: "Too little experience for this role" });
  expect(json.decisions.at(-1).evidence_opened).toHaveLength(1);
  expect(json.log.seal).toMatch(/^[0-9a-f]{64}$/);
  const pdf = await readFile(await (await saved(page, "Evidence pack (PDF)")).path(), "latin1");
  expect(pdf.startsWith("%PDF-")).toBe(true);

  await panel(page).getByRole("button", { name: "Explain to the candidate" }).click();
  const dialog = page.getByRole("dialog", { name: "Explain to the Candidate" });
  await dialog.getByRole("button", { name: "Generate Email" }).click();
  await expect(dialog).toContainText("a person, not a program, decided not to take your application further");
  await expect(dialog).not.toContainText("Two years short");
  await expect(dialog.getByText("Nothing is sent from here")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/reports");
  await page.getByLabel("Filter reports").selectOption("Declined");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("article")).toContainText("Declined");
});

test("many at once with Pro: the selected are decided on, a letter of the right kind is offered, and one press undoes all", async ({
  page,
}) => {
  const { email } = await openList(page);
  await makePro(email);
  await page.reload();
  await page.getByRole("checkbox", { name: /^Select all/ }).click();
  const bar = page.getByRole("region", { name: "Selected candidates" });
  await bar.getByRole("button", { name: "Hold" }).click();
  for (const at of [1, 2, 3]) await expect(row(page, at)).toContainText("On hold");
  await page.getByRole("button", { name: "Draft a letter" }).click();
  const dialog = page.getByRole("dialog", { name: "Smart Email Generator" });
  await expect(dialog.getByLabel("On hold")).toBeChecked();
  await dialog.getByRole("button", { name: "Generate 3 Emails" }).click();
  await expect(dialog).toContainText("3 of 3 drafts");
  await page.keyboard.press("Escape");
  await page.getByRole("grid").focus();
  await page.keyboard.press("u");
  for (const at of [1, 2, 3]) await expect(row(page, at)).not.toContainText("On hold");
});

test("the list of reasons is the account's own", async ({ page }) => {
  await openList(page, 1);
  await openFirstReport(page);
  await page.keyboard.press("h");
  await panel(page).getByRole("button", { name: "Change the list" }).click();
  const dialog = page.getByRole("dialog", { name: "Reasons for decisions" });
  await dialog.getByLabel("Hold").fill("Portfolio to follow\n\nReferences to follow");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await panel(page).getByLabel("Reason").selectOption("References to follow");
  await expect(panel(page).getByText("Record (2 entries)")).toBeVisible();
  await page.reload();
  await expect(panel(page).getByLabel("Reason")).toHaveValue("References to follow");
});

test("of two tabs the later decision counts, and both show it", async ({ page, context }) => {
  await openList(page, 1);
  await openFirstReport(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await panel(page).getByRole("button", { name: "Advance" }).click();
  await expect(panel(other)).toContainText("Advanced by Robin Hale");
  await panel(other).getByRole("button", { name: "Decline" }).click();
  await expect(panel(page)).toContainText("Declined by Robin Hale");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It was decided again meanwhile")).toBeVisible();
  await panel(page)
    .getByText(/^Record/)
    .click();
  await expect(record(page)).toHaveCount(2);
});

test("on a phone: the tile's menu decides, the report says it, and nothing stands beside the page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await screenSome(page, 2);
  await page.goto("/dashboard?order=score.desc");
  const tile = page.getByRole("article").first();
  await tile.getByRole("button", { name: /^Decide on/ }).click();
  await page.getByRole("menuitem", { name: "Advance" }).click();
  await expect(tile).toContainText("Advanced");
  await expectNoSidewaysScroll(page);
  await tile.getByRole("link", { name: /^View Report/ }).click();
  await expect(panel(page)).toContainText("Advanced by Robin Hale");
  await panel(page).getByRole("button", { name: "Hold" }).click();
  await expect(panel(page)).toContainText("On hold by Robin Hale");
  await panel(page)
    .getByText(/^Record/)
    .click();
  await expect(record(page)).toHaveCount(2);
  expect((await saved(page, "Evidence pack (PDF)")).suggestedFilename()).toMatch(/\.pdf$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
