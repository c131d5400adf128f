import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { asFile, openAccount } from "./person.ts";
import { screenSome } from "./screened.ts";

test("more CVs are imported for an opening, and the copy among them is named", async ({ page }) => {
  await screenSome(page, 2);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Import CVs" }).click();
  const dialog = page.getByRole("dialog", { name: "Import CVs" });
  await expect(dialog.getByLabel("Opening")).toContainText("Backend Engineer");
  await expect(dialog.getByRole("button", { name: "Start Import" })).toBeDisabled();
  const [, , third, fourth] = inventedCvs(4);
  if (third === undefined || fourth === undefined) throw new Error("There are no more CVs.");
  const files = [third, fourth, { ...third, fileName: "copy.pdf" }];
  await dialog.getByLabel("CVs").setInputFiles(files.map(asFile));
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Start Import" }).click();
  await expect(page.getByText("Upload Started")).toBeVisible();
  await expect(dialog.getByRole("progressbar", { name: "Import" })).toBeVisible();
  await expect(page.getByText("Files Uploaded")).toBeVisible();
  await expect(page.getByText(`copy.pdf (the same file as ${third.fileName}).`)).toBeVisible();
  await expect(page.getByText("Import Complete")).toBeVisible();
  await page.goto("/reports");
  await expect(page.getByText("4 reports", { exact: true })).toBeVisible();
});

test("without an opening the import says what comes first, and a failure says why", async ({ page }) => {
  await openAccount(page);
  await page.goto("/dashboard#import");
  const dialog = page.getByRole("dialog", { name: "Import CVs" });
  await expect(dialog).toContainText("Screen a job description first.");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/dashboard");
});

test("an import that cannot be sent fails in the specified words, and can be tried again", async ({ page }) => {
  await screenSome(page, 1);
  await page.goto("/dashboard#import");
  const dialog = page.getByRole("dialog", { name: "Import CVs" });
  await dialog.getByLabel("CVs").setInputFiles(inventedCvs(2).slice(1).map(asFile));
  const fail = { status: 500, json: { error: { code: "internal", message: "internal", requestId: "1" } } };
  await page.route("**/api/functions/bulk-resume-import", (route) => route.fulfill(fail), { times: 1 });
  await dialog.getByRole("button", { name: "Start Import" }).click();
  await expect(page.getByText("Import Failed")).toBeVisible();
  await expect(page.getByText("Failed to import resumes. Please try again.")).toBeVisible();
  await expect(dialog).toContainText("1 file chosen.");
  await expect(dialog.getByLabel("CVs")).toHaveValue(/\.pdf$/);
  await dialog.getByRole("button", { name: "Start Import" }).click();
  await dialog.getByRole("button", { name: "Continue in the background" }).click();
  await expect(page.getByText("Import Complete")).toBeVisible();
});
