import type { Page } from "@playwright/test";
import { logIn, openAccount, signUp, signUpByForm } from "./person.ts";
import { readMail } from "./read-mail.ts";
import { expect, test } from "./journey.ts";

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function expectToast(page: Page, title: string, text: string) {
  const toast = page.locator("[data-sonner-toast]").filter({ hasText: title }).filter({ hasText: text });
  await expect(toast).toBeVisible();
}

async function askForReset(page: Page, email: string) {
  await page.goto("/forgot-password");
  await fill(page, "Email", email);
  await press(page, "Send reset link");
  await expectToast(page, "Reset email sent", "");
}

async function setPassword(page: Page, password: string, confirmation = password) {
  await fill(page, "New password", password);
  await fill(page, "Confirm new password", confirmation);
  await press(page, "Update password");
}

test("the login asks for both fields and refuses a wrong password in the specified words", async ({ page }) => {
  await page.goto("/login");
  await press(page, "Log in");
  await expectToast(page, "Missing Information", "Please fill in all fields.");
  await fill(page, "Email", `${crypto.randomUUID()}@example.org`);
  await fill(page, "Password", "whatever it was");
  await press(page, "Log in");
  await expectToast(page, "Login Failed", "Please check your credentials and try again.");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await expect(page).toHaveURL("/forgot-password");
});

test("guessing a password ends in being told to wait", async ({ page }) => {
  await page.goto("/login");
  await fill(page, "Email", `${crypto.randomUUID()}@example.org`);
  const waiting = page.locator("[data-sonner-toast]").filter({ hasText: "Please wait a moment" });
  await expect(async () => {
    await fill(page, "Password", "a wrong guess");
    await press(page, "Log in");
    await expect(page.getByRole("button", { name: "Log in", exact: true })).toBeEnabled();
    await expect(waiting).toContainText("Login Failed", { timeout: 300 });
  }).toPass({ intervals: [0] });
});

test("the sign-up tells each broken rule in the specified words", async ({ page }) => {
  await page.goto("/signup");
  await press(page, "Create Account");
  await expectToast(page, "Missing Information", "Please fill in all fields.");
  await fill(page, "Full name", "Robin Hale");
  await fill(page, "Email", `${crypto.randomUUID()}@example.org`);
  await fill(page, "Password", "short");
  await fill(page, "Confirm password", "other");
  await press(page, "Create Account");
  await expectToast(page, "Password Mismatch", "Passwords do not match. Please try again.");
  await fill(page, "Confirm password", "short");
  await press(page, "Create Account");
  await expectToast(page, "Password Too Short", "Password must be at least 8 characters long.");
  await fill(page, "Password", "password1");
  await fill(page, "Confirm password", "password1");
  await press(page, "Create Account");
  await expectToast(page, "Terms Required", "Please agree to the terms and conditions.");
  await page.getByRole("checkbox").check();
  await press(page, "Create Account");
  await expectToast(page, "Signup Failed", "This password is too easy to guess.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("aria-invalid", "true");
});

test("a taken address is refused without naming the reason, and the other ways in are shown", async ({
  browser,
  page,
}) => {
  const { email, password } = await openAccount(page);
  const stranger = await browser.newPage();
  await stranger.goto("/signup");
  await fill(stranger, "Full name", "Somebody Else");
  await fill(stranger, "Email", email);
  await fill(stranger, "Password", password);
  await fill(stranger, "Confirm password", password);
  await stranger.getByRole("checkbox").check();
  await press(stranger, "Create Account");
  await expectToast(stranger, "Signup Failed", "Please try again later.");
  await expect(stranger.getByText("If you already have an account")).toBeVisible();
  await stranger.getByRole("link", { name: "reset your password" }).click();
  await expect(stranger).toHaveURL("/forgot-password");
  await stranger.close();
});

test("a forgotten password is replaced from the first mail to the next login", async ({ page }) => {
  const { email, password } = await signUp(page);
  await press(page, "Logout");
  await expect(page).toHaveURL("/");
  await page.goto("/forgot-password");
  await press(page, "Send reset link");
  await expectToast(page, "Email required", "Please enter your email address.");
  await askForReset(page, email);
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await press(page, "Try again");
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue(email);

  await page.goto(await readMail(page, email, "recovery"));
  await expect(page.getByRole("heading", { name: "Set new password" })).toBeVisible();
  await expect(page).toHaveURL("/reset-password");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await press(page, "Update password");
  await expectToast(page, "All fields required", "Please enter the new password twice.");
  await setPassword(page, "kettle under", "kettle over");
  await expectToast(page, "Passwords don't match", "Please make sure both passwords are the same.");
  await setPassword(page, "kettl");
  await expectToast(page, "Password too short", "Password must be at least 6 characters long");
  await setPassword(page, "123456");
  await expectToast(page, "Password not updated", "This password is too easy to guess.");
  await setPassword(page, "kettle under nine");
  await expectToast(page, "Password updated", "");
  await expect(page.getByRole("heading", { name: "Your password is updated" })).toBeVisible();
  await expect(page).toHaveURL("/login");

  await fill(page, "Email", email);
  await fill(page, "Password", password);
  await press(page, "Log in");
  await expectToast(page, "Login Failed", "Please check your credentials and try again.");
  await fill(page, "Password", "kettle under nine");
  await press(page, "Log in");
  await expect(page).toHaveURL("/demo");
  await expectToast(page, "Login Successful", "");
});

test("a reset link works once, and somebody signed in at this browser stays who they are until it is used", async ({
  browser,
  page,
}) => {
  const robin = await openAccount(page);
  const elsewhere = await (await browser.newContext()).newPage();
  await askForReset(elsewhere, robin.email);
  const link = await readMail(elsewhere, robin.email, "recovery");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Set new password" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Welcome, Robin Hale" })).toBeVisible();

  await elsewhere.goto(link);
  await expectToast(elsewhere, "Invalid reset link", "This password reset link is invalid or has expired.");
  await expect(elsewhere).toHaveURL("/forgot-password");

  await setPassword(page, "kettle under nine");
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await elsewhere.context().close();
});

test("confirming the address shows in the account", async ({ page }) => {
  const { email } = await openAccount(page);
  await page.goto("/account");
  await expect(page.getByText("Not confirmed", { exact: true })).toBeVisible();
  await press(page, "Send the confirmation again");
  await expectToast(page, "Confirmation sent", email);
  const link = await readMail(page, email, "email", 2);
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your e-mail address is confirmed" })).toBeVisible();
  await page.getByRole("link", { name: "Welcome, Robin Hale" }).click();
  await expect(page.getByText("Confirmed", { exact: true })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This link is invalid or has expired" })).toBeVisible();
});

test("two tabs are in step: logging in, a new name, logging out, and somebody else", async ({ context, page }) => {
  const robin = await signUp(page);
  const other = await context.newPage();
  await other.goto("/account");
  await expect(other.getByRole("link", { name: "Welcome, Robin Hale" })).toBeVisible();

  await fill(other, "Full name", "Robin H. Hale");
  await press(other, "Save name");
  await expectToast(other, "Name saved", "");
  await expect(page.getByRole("link", { name: "Welcome, Robin H. Hale" })).toBeVisible();

  await press(page, "Logout");
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/login");

  const landing = await context.newPage();
  await landing.goto("/");
  await expect(landing.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await logIn(page, robin);
  await expect(other).toHaveURL("/account");
  await expect(other.getByRole("list", { name: "Sessions" })).toContainText("This device");
  await expect(landing.getByRole("link", { name: "Welcome, Robin H. Hale" })).toBeVisible();

  await press(landing, "Logout");
  await expect(page).toHaveURL("/login");
  await expect(other).toHaveURL("/login");
  await signUpByForm(page, undefined, "Ola Berg");
  await expect(other.getByRole("link", { name: "Welcome, Ola Berg" })).toBeVisible();
  await expect(landing.getByRole("link", { name: "Welcome, Ola Berg" })).toBeVisible();
});

test("a new password needs the current one and logs the other devices out", async ({ browser, page }) => {
  const robin = await openAccount(page);
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, robin);
  await page.goto("/account");
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(2);
  await fill(page, "Current password", "not this one");
  await setPassword(page, "kettle under nine");
  await expect(page.getByText("This is not your current password.").first()).toBeVisible();
  await expect(page.getByLabel("Current password", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await fill(page, "Current password", robin.password);
  await press(page, "Update password");
  await expectToast(page, "Password updated", "Your other devices are logged out.");
  await expect(page.getByRole("list", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
  await phone.goto("/account");
  await expect(phone).toHaveURL("/login");
  await phone.context().close();
});

test("a session on another device can be ended from here", async ({ browser, page }) => {
  const robin = await openAccount(page);
  const phone = await (await browser.newContext()).newPage();
  await logIn(phone, robin);
  await page.goto("/account");
  await page.getByRole("button", { name: /^End session/ }).click();
  await expectToast(page, "Session ended", "");
  await phone.goto("/account");
  await expect(phone).toHaveURL("/login");
  await phone.context().close();
  await press(page, "Log out everywhere");
  await expect(page).toHaveURL("/");
  await expectToast(page, "Logged out everywhere", "");
});

test("everything that is mine can be downloaded, and then deleted with the account", async ({ context, page }) => {
  const { email } = await openAccount(page);
  await page.goto("/account");
  const download = page.waitForEvent("download");
  await press(page, "Download everything that is mine");
  expect((await download).suggestedFilename()).toMatch(/\.zip$/);
  await expect(page.getByText("Your download is ready.")).toBeVisible();

  const other = await context.newPage();
  await other.goto("/demo");
  await press(page, "Delete my account");
  await expect(page.getByRole("button", { name: "Delete for good" })).toBeDisabled();
  await fill(page, "Type your e-mail address to confirm", email);
  await press(page, "Delete for good");
  await expect(page).toHaveURL("/");
  await expectToast(page, "Account deleted", "");
  await expect(page.getByRole("banner").getByRole("link", { name: "Log in" })).toBeVisible();
  await expect(other).toHaveURL("/login");
});
