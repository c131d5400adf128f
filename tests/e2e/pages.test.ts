import type { Page } from "@playwright/test";
import { expectAccessible, expectAccessibleAt } from "./accessible.ts";
import { awaitShortlist, chooseFiles, openAccount, signUp, signUpPro } from "./person.ts";
import { readMail } from "./read-mail.ts";
import { expect, test } from "./journey.ts";

async function expectAccessibleAtAllWidths(page: Page, heading: string) {
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expectAccessibleAt(page, [1280, 375]);
}

test("the account pages have no accessibility violation, wide or narrow", async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto("/forgot-password");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expectAccessibleAtAllWidths(page, "Check your email");
  await page.goto("/account");
  await expect(page.getByText("This device")).toBeVisible();
  await page.getByRole("button", { name: "Update password" }).click();
  await expectAccessibleAtAllWidths(page, "Your account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectAccessibleAtAllWidths(page, "Delete my account");
  await page.goto(await readMail(page, email, "recovery"));
  await expectAccessibleAtAllWidths(page, "Set new password");
  await page.goto("/confirm-email");
  await expectAccessibleAtAllWidths(page, "This link is invalid or has expired");
});

test("the screening flow has no accessibility violation in any of its states", async ({ page }) => {
  await signUpPro(page);
  await expectAccessible(page);
  await chooseFiles(page, 40);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByRole("dialog")).toContainText(/of 40/);
  await expectAccessible(page);
  await awaitShortlist(page);
  await expectAccessible(page);
});

test("no page breaks the content policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await signUp(page);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByText("Missing Files")).toBeVisible();
  await page.goto("/account");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const path of ["/", "/login", "/forgot-password", "/confirm-email", "/shortlist"]) await page.goto(path);
  expect(complaints).toEqual([]);
});
