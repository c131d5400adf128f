import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { openAccount } from "./person.ts";

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

test("a recruiter makes a key for a program, sees it used, and revokes it", async ({ page, request }) => {
  await openAccount(page);
  await page.goto("/account");
  const keys = section(page, "API keys");
  await expect(keys.getByText("No program has a key to this account.")).toBeVisible();
  await keys.getByLabel("Name of a new key").fill("Applicant tracker");
  await keys.getByRole("button", { name: "Make a key" }).press("Enter");
  const secret = await keys.getByLabel("Secret", { exact: true }).inputValue();
  const call = () => request.get("/api/jobs", { headers: { authorization: `Bearer ${secret}` } });
  expect((await call()).status()).toBe(200);
  await keys.getByRole("button", { name: "I have kept it" }).click();
  await page.reload();
  await expect(keys.getByText(/last used/)).toBeVisible();
  await expect(keys.getByText(secret)).toHaveCount(0);
  await expectAccessible(page);
  await keys.getByRole("button", { name: /^Revoke Applicant tracker/ }).click();
  await expect(keys.getByText("No program has a key to this account.")).toBeVisible();
  expect((await call()).status()).toBe(401);
});

test("a webhook is added, tried and its messages shown, also in a narrow window", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openAccount(page);
  await page.goto("/account");
  const webhooks = section(page, "Webhooks");
  await webhooks.getByLabel("Address of a new webhook").fill("http://169.254.169.254/latest");
  await webhooks.getByRole("button", { name: "Add a webhook" }).click();
  await expect(webhooks.getByText("This must be a public https address without a login in it.")).toBeVisible();
  await webhooks.getByLabel("Address of a new webhook").fill("https://hooks.invalid/evenhand");
  await webhooks.getByRole("button", { name: "Add a webhook" }).click();
  await expect(webhooks.getByLabel("Secret", { exact: true })).toHaveValue(/^whsec_/);
  await webhooks.getByRole("button", { name: "I have kept it" }).click();
  await webhooks.getByRole("button", { name: "Send a test" }).click();
  await expect(webhooks.getByText(/webhook\.test/)).toBeVisible();
  await expect(webhooks.getByText(/1 attempt, its name is not known; next/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await webhooks.getByRole("button", { name: /^Delete webhook/ }).click();
  await expect(webhooks.getByText("No program is told.")).toBeVisible();
});

test("the page of the API can be read by anybody, from the keyboard and on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/developers");
  await expect(page.getByRole("heading", { name: "API", level: 1 })).toBeVisible();
  await expectAccessible(page);
  const call = page.locator("#listRanking");
  await call.locator("summary").first().press("Enter");
  await expect(call.locator("pre").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
