import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { signUp } from "./person.ts";
import { screenSome } from "./screened.ts";

test("by keyboard alone I find a candidate, a page and an action", async ({ page }) => {
  await screenSome(page, 3);
  await page.goto("/dashboard");
  const first = page.getByRole("rowheader").first();
  const name = await first.evaluate((cell) => cell.firstChild?.textContent ?? "");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Command palette" });
  await expect(palette.getByRole("combobox")).toBeFocused();
  await expectAccessibleEverywhere(page);
  await page.keyboard.type(name);
  await expect(palette.getByRole("option", { name })).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shortlist\/[0-9a-f-]{36}$/);
  await expect(page.getByRole("button", { name: "Search", exact: true })).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("reports");
  await expect(palette.getByRole("option").first()).toHaveText("All Reports");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "All Reports" })).toBeVisible();

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("shown");
  await expect(palette.getByRole("option", { name: "Download All Reports Shown" })).toBeVisible();
  await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);

  await page.keyboard.press("Control+k");
  await expect(palette.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("zzzz");
  await expect(palette).toContainText("Nothing found.");
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});

test("what I type stays in the palette when the page behind it arrives late", async ({ page }) => {
  await screenSome(page, 1);
  await page.goto("/dashboard");
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const open = async () => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
  };
  await open();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  await page.keyboard.type("account");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/account");
  await open();
  await page.keyboard.type("rep");
  release();
  await expect(page.locator("main")).toContainText("Your account");
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.keyboard.type("orts");
  await expect(palette.getByRole("combobox")).toHaveValue("reports");
});

test("what the dashboard and a report can do is found by its name", async ({ page }) => {
  const { email } = await screenSome(page, 2);
  await makePro(email);
  await page.goto("/dashboard");
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  const palette = page.getByRole("dialog", { name: "Command palette" });
  const run = async (words: string) => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(words);
    await expect(palette.getByRole("option", { name: words })).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Enter");
  };
  await run("Group by Job Role");
  await expect(page.getByRole("button", { name: /^Backend Engineer/ })).toBeVisible();
  await run("Select All Matching");
  await expect(page.getByText("2 selected")).toBeVisible();
  const [csv] = await Promise.all([page.waitForEvent("download"), run("Export Selected")]);
  expect(csv.suggestedFilename()).toMatch(/\.csv$/);
  await page
    .getByRole("link", { name: /^View Report/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Download PDF Report" })).toBeVisible();
  const [pdf] = await Promise.all([page.waitForEvent("download"), run("Download PDF Report")]);
  expect(pdf.suggestedFilename()).toMatch(/\.pdf$/);
  await run("Plans and Billing");
  await expect(page).toHaveURL("/billing");
});

test("the button in the header opens it, and its actions act", async ({ page }) => {
  await signUp(page);
  const open = page.getByRole("button", { name: "Search", exact: true });
  await open.click();
  const palette = page.getByRole("dialog", { name: "Command palette" });
  await palette.getByRole("option", { name: "Use dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await open.click();
  await palette.getByRole("option", { name: "Import CVs" }).click();
  await expect(page.getByRole("dialog", { name: "Import CVs" })).toBeVisible();
  await page.keyboard.press("Escape");
  await open.click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    palette.getByRole("option", { name: "Download My Data" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("evenhand-export.zip");
  await open.click();
  await palette.getByRole("option", { name: "Log Out" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Log in" }).first()).toBeVisible();
});
