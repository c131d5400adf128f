import { expect, type Page } from "@playwright/test";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { type SampleFile, TestClient } from "#tests/support/test-client.ts";
import { sendFrom } from "./send-from.ts";
import { makePro } from "./make-pro.ts";

const password = "correct horse battery";
const inventedAddress = () => `${crypto.randomUUID()}@example.org`;

/**
 * An account whose session this browser holds, made by the calls that the form makes; no page is open yet. Filling the form is the
 * subject of account.test.ts, and costs two seconds of a processor.
 */
export async function openAccount(page: Page, email = inventedAddress(), fullName = "Robin Hale") {
  const client = await TestClient.signUp(sendFrom(page), email, { password, fullName });
  await page.context().addInitScript(expectSession, email);
  return { email, password, client };
}

/** Once for an account, as its first page does: who logs out later stays logged out. */
function expectSession(email: string) {
  const key = `journey:signed-up:${email}`;
  if (localStorage.getItem(key) !== null) return;
  localStorage.setItem(key, "1");
  localStorage.setItem("evenhand:had-session", "1");
}

export async function signUp(page: Page, email?: string, fullName?: string) {
  const account = await openAccount(page, email, fullName);
  await openDemo(page);
  return account;
}

/** For more CVs than the free plan has. */
export async function signUpPro(page: Page) {
  const account = await openAccount(page);
  await makePro(account.email);
  await openDemo(page);
  return account;
}

async function openDemo(page: Page) {
  await page.goto("/demo");
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
}

export async function signUpByForm(page: Page, email = inventedAddress(), fullName = "Robin Hale") {
  await page.goto("/signup");
  await page.getByLabel("Full name").fill(fullName);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password", { exact: true }).fill(password);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create Account" }).click();
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
  return { email, password };
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
}

export async function chooseFiles(page: Page, count: number, more: SampleFile[] = []) {
  const cvs = [...inventedCvs(count), ...more].map(asFile);
  await page.getByLabel("Choose CVs").setInputFiles(cvs);
  await page.getByLabel("Choose job description").setInputFiles(asFile(inventedVacancy()));
}

export function asFile({ fileName, bytes }: SampleFile) {
  return {
    name: fileName,
    mimeType: fileName.endsWith(".pdf") ? "application/pdf" : "text/plain",
    buffer: Buffer.from(bytes),
  };
}

/** From a screening that is about to end to its shortlist. */
export async function awaitShortlist(page: Page) {
  await page.getByRole("link", { name: "View Shortlist" }).click();
  await expect(page.getByRole("heading", { name: "Your Candidate Shortlist" })).toBeVisible();
}
