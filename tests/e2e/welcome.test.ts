import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { openAccount } from "./person.ts";

test.use({ isWelcomed: false });

test("Pro shows its six tools once, forwards and back", async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto("/dashboard");
  await expect(page.getByRole("region", { name: "Tip" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await makePro(email);
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Resume scoring" })).toContainText("step 1 of 6");
  await expect(page.getByRole("region", { name: "Tip" })).toBeHidden();
  await expectAccessibleEverywhere(page);
  for (const title of ["Summaries", "Job templates", "Red flags", "Smart search", "Email generator"]) {
    await page.getByRole("button", { name: "Next" }).click();
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  }
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("dialog", { name: "Smart search" })).toBeVisible();
  await page.getByRole("button", { name: "Skip" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Candidate Dashboard" })).toBeVisible();
  await expect(page.getByText("No Candidates Yet")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});
