import type { Page } from "@playwright/test";
import { expectAccessibleAt } from "./accessible.ts";
import { openAccount } from "./person.ts";
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
});

test.describe("a journey that provokes it", () => {
  test.use({ keepsPolicy: false });
  test("the content policy is watched for", async ({ page, complaints }) => {
    await page.goto("/terms");
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "1";
      document.head.append(script);
    });
    await expect.poll(() => complaints.length).toBeGreaterThan(0);
  });
});
