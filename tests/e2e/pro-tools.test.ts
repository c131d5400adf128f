import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { screenSome } from "./screened.ts";

async function screenThree(page: Page) {
  const { email } = await screenSome(page, 3);
  await makePro(email);
  await page.goto("/dashboard");
  await expect(page.getByRole("rowheader")).toHaveCount(3);
}

/** The name is the first thing in its cell; what follows is the role. */
async function namesOfThree(page: Page) {
  const rows = page.getByRole("rowheader");
  await expect(rows).toHaveCount(3);
  const names = await rows.evaluateAll((cells) => cells.map(({ firstChild }) => firstChild?.textContent ?? ""));
  expect(names.every((name) => name !== "")).toBe(true);
  return names;
}

const dialog = (page: Page) => page.getByRole("dialog", { name: "Smart Email Generator" });

test("letters to two candidates are drafted, changed, copied and worded anew; another type begins anew", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await screenThree(page);
  const names = await namesOfThree(page);
  for (const name of names.slice(0, 2)) await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  await page.getByRole("button", { name: "Bulk email" }).click();
  await dialog(page).getByRole("button", { name: "Generate 2 Emails" }).click();
  await expect(page.getByText("Email Generated")).toBeVisible();
  await expectAccessible(page);
  for (const name of names.slice(0, 2)) await expect(dialog(page)).toContainText(name);
  await expect(dialog(page)).not.toContainText(/\b\d{1,3}\s?%/);
  await dialog(page).getByRole("radio", { name: "Rejection" }).click();
  await expect(dialog(page).getByRole("button", { name: "Generate 2 Emails" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("a letter to one candidate is copied as it stands", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await screenThree(page);
  const [name] = await namesOfThree(page);
  await page
    .getByRole("row")
    .nth(1)
    .getByRole("button", { name: /^Email/ })
    .click();
  await dialog(page).getByRole("button", { name: "Generate Email" }).click();
  await dialog(page).getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Copied to Clipboard")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`Dear ${name},`);
});

test("the reports of all come as a bundle that the browser fetches by itself", async ({ page }) => {
  await screenThree(page);
  await page.getByRole("button", { name: "Pro Tools" }).click();
  const coming = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export Reports" }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^candidate-reports-\d{4}-\d\d-\d\d\.zip$/);
  const files = Object.keys(unzipSync(await readFile(await download.path())));
  expect(files.filter((file) => file.endsWith(".pdf"))).toHaveLength(3);
});

test("from report to report of the list, by button and by key, and the PDF of one", async ({ page }) => {
  await screenThree(page);
  await page.goto("/dashboard?order=score.desc");
  const names = await namesOfThree(page);
  await page
    .getByRole("link", { name: /^View Report/ })
    .first()
    .click();
  const walk = page.getByRole("navigation", { name: "Candidates of this list" });
  await expect(walk).toContainText("1 of 3");
  await walk.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(names[1] ?? "");
  await page.keyboard.press("j");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(names[2] ?? "");
  await expect(walk).toContainText("3 of 3");
  await page.reload();
  await expect(walk).toContainText("3 of 3");
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF Report" }).click();
  const pdf = await readFile(await (await coming).path());
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
});
