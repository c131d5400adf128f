import type { BrowserContext, Page } from "@playwright/test";
import { expectAccessibleAt } from "./accessible.ts";
import { awaitShortlist, chooseFiles, openAccount, signUp } from "./person.ts";
import { screenSome } from "./screened.ts";
import { spendScreenings } from "./spend-screenings.ts";
import { expect, test } from "./journey.ts";

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const card = (page: Page, name: string) => page.getByRole("region", { name });
const proMark = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Pro", exact: true });

async function expectToast(page: Page, title: string, text: string) {
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: title }).filter({ hasText: text })).toBeVisible();
}

/** The tab that a press opens. */
async function openedBy(context: BrowserContext, deed: () => Promise<void>) {
  const [tab] = await Promise.all([context.waitForEvent("page"), deed()]);
  return tab;
}

async function goToCheckout(page: Page, interval: "Monthly" | "Yearly") {
  const chooser = dialog(page, "Choose Your Plan");
  await expect(chooser.getByText("Test mode: no card is charged")).toBeVisible();
  await chooser.getByRole("radio", { name: interval }).check();
  const tab = await openedBy(page.context(), () => chooser.getByRole("button", { name: "Upgrade to Pro" }).click());
  await expect(tab.getByRole("heading", { name: "Test checkout" })).toBeVisible();
  return tab;
}

test("at the limit I screen what is left, then upgrade, and go on with Pro where I was", async ({ page }) => {
  const { email } = await openAccount(page);
  await spendScreenings(email, 23);
  await page.goto("/demo");
  await expect(page.getByText("2 of 25 screenings left this month")).toBeVisible();
  await chooseFiles(page, 5);
  await press(page, "Start AI Analysis");
  const limit = dialog(page, "You have 2 screenings left this month");
  await limit.getByRole("button", { name: "Screen the first 2 CVs" }).click();
  await awaitShortlist(page);
  await expect(page.getByRole("article")).toHaveCount(2);

  await page.getByRole("link", { name: "Screen New Candidates" }).click();
  await expect(page.getByText("0 of 25 screenings left this month")).toBeVisible();
  // Those that were not screened are still chosen.
  await expect(page.getByText("3 CVs", { exact: true })).toBeVisible();
  await expect(card(page, "Starting a screening for another job archives")).toContainText("keeps its candidates");
  await press(page, "Start AI Analysis");
  await dialog(page, "You have 0 screenings left this month").getByRole("button", { name: "Upgrade to Pro" }).click();
  const checkout = await goToCheckout(page, "Yearly");
  await expect(checkout.getByRole("main")).toContainText(email);
  await press(checkout, "Pay £190 per year");
  await expectToast(checkout, "Welcome to Pro!", "Your subscription is now active");
  await expect(checkout).toHaveURL("/dashboard");
  await expect(proMark(checkout)).toBeVisible();

  await expect(proMark(page)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("3 CVs", { exact: true })).toBeVisible();
  await press(page, "Start AI Analysis");
  await awaitShortlist(page);
});

test("a subscription is begun on the billing page, managed in the portal and ended, and the page follows", async ({
  page,
  context,
}) => {
  await openAccount(page);
  await page.goto("/billing");
  const current = card(page, "Current plan");
  await expect(current).toContainText("0 of 25 screenings used this month");
  await press(page, "Upgrade to Pro");
  const checkout = await goToCheckout(page, "Monthly");
  await press(checkout, "Start a trial");
  await expectToast(checkout, "Welcome to Pro!", "Your subscription has been activated successfully.");
  await expect(checkout).toHaveURL("/billing");
  await expect(current).toContainText("Pro Trial");
  await expect(current).toContainText("Unlimited");
  await expect(page.getByRole("button", { name: "Upgrade to Pro" })).toBeHidden();
  await checkout.reload();
  await expect(card(checkout, "Current plan")).toContainText("Pro Trial");
  await expect(checkout.getByText("Welcome to Pro!")).toBeHidden();

  const portal = await openedBy(context, () => press(page, "Manage Subscription"));
  await press(portal, "Let a payment fail");
  await expect(card(page, "Your last payment failed")).toBeVisible();
  await press(portal, "Pay again");
  await expect(current).toContainText("Pro Plan");
  await press(portal, "Cancel at the end of the period");
  await expect(current).toContainText("Ends on");
  await press(portal, "Keep the subscription");
  await expect(current).not.toContainText("Ends on");
  await press(portal, "Cancel now");
  await expect(portal.getByText("Cancelled")).toBeVisible();
  await expect(current).toContainText("Free");
  await portal.getByRole("link", { name: "Back to billing" }).click();
  await expect(portal.getByRole("button", { name: "Upgrade to Pro" })).toBeVisible();
});

test("what Pro shows of a candidate opens on the report that I was reading, without a reload", async ({ page }) => {
  await screenSome(page, 1);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: /^View Report/ }).click();
  await expect(page.getByText("Unlock Full Candidate Insights")).toHaveCount(2);
  const questions = card(page, "Suggested Interview Questions");
  await questions.getByRole("button", { name: "Upgrade to Pro" }).click();
  const checkout = await goToCheckout(page, "Yearly");
  await press(checkout, "Pay £190 per year");
  await expectToast(checkout, "Welcome to Pro!", "Your subscription is now active");
  await expect(questions.getByRole("button", { name: /^Show \d+ More Questions$/ })).toBeVisible();
  await expect(page.getByText("Unlock Full Candidate Insights")).toHaveCount(0);
  await expect(card(page, "Role Fit Breakdown")).toContainText("The role");
});

test("a checkout that is left activates nothing, and says so once", async ({ page }) => {
  await openAccount(page);
  await page.goto("/billing");
  await press(page, "Upgrade to Pro");
  const checkout = await goToCheckout(page, "Monthly");
  await press(checkout, "Cancel");
  await expectToast(checkout, "Checkout Canceled", "Your subscription was not activated.");
  await expect(checkout).toHaveURL("/billing");
  await expect(card(checkout, "Current plan")).toContainText("Free");
  await checkout.reload();
  await expect(card(checkout, "Current plan")).toContainText("Free");
  await expect(checkout.getByText("Checkout Canceled")).toBeHidden();
});

test("the address of a success gives nobody Pro", async ({ page }) => {
  await openAccount(page);
  await page.goto("/billing?success=true");
  await expect(card(page, "Your payment is being confirmed")).toBeVisible();
  await expect(page).toHaveURL("/billing");
  await expect(card(page, "Your payment is not confirmed yet")).toBeVisible();
  await expect(card(page, "Current plan")).toContainText("Free");
  await page.goto("/dashboard?checkout=success");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("banner").getByRole("link", { name: "Upgrade" })).toBeVisible();
  await expect(page.getByText("Welcome to Pro!")).toBeHidden();
});

test("signed out I compare the plans, and come back to them after the login", async ({ page }) => {
  const { email, password } = await signUp(page);
  await press(page, "Logout");
  await expect(page).toHaveURL("/");
  await page.goto("/billing");
  await expect(page.getByRole("table", { name: "Compare plans" })).toContainText("£19 per month");
  await press(page, "Upgrade to Pro");
  await expectToast(page, "Authentication Required", "Please log in to upgrade your plan.");
  await expect(page).toHaveURL("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await press(page, "Log in");
  await expect(card(page, "Current plan")).toContainText("Free");
  await expect(page).toHaveURL("/billing");
});

const expectFine = (page: Page) => expectAccessibleAt(page, [390, 1280]);

test("billing has no accessibility violation, wide or narrow", async ({ page }) => {
  const { email } = await openAccount(page);
  await spendScreenings(email, 20);
  await page.goto("/demo");
  await expect(page.getByText("5 of 25 screenings left this month")).toBeVisible();
  await chooseFiles(page, 9);
  await press(page, "Start AI Analysis");
  await expect(dialog(page, "You have 5 screenings left this month")).toBeVisible();
  await expectFine(page);
  await page.goto("/billing");
  await expect(card(page, "Current plan")).toContainText("20 of 25");
  await expectFine(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await press(page, "Upgrade to Pro");
  await expect(page.getByRole("radio", { name: "Yearly" })).toBeVisible();
  await expectFine(page);
  const checkout = await goToCheckout(page, "Monthly");
  await expect(checkout.getByText("Pro, monthly")).toBeVisible();
  await expectFine(checkout);
  await press(checkout, "Pay £19 per month");
  await expect(card(checkout, "Billing management")).toBeVisible();
  await checkout.goto("/test-portal");
  await press(checkout, "Let a payment fail");
  await expect(checkout.getByText("Payment failed")).toBeVisible();
  await expectFine(checkout);
  await checkout.goto("/billing");
  await expect(card(checkout, "Your last payment failed")).toBeVisible();
  await expectFine(checkout);
});
