import { expect, type Page } from "@playwright/test";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { makePro } from "./make-pro.ts";

const password = "correct horse battery";

export async function signUp(page: Page, email = `${crypto.randomUUID()}@example.org`, fullName = "Robin Hale") {
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

/** For more CVs than the free plan has. */
export async function signUpPro(page: Page) {
  const account = await signUp(page);
  await makePro(account.email);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
  return account;
}

export async function logIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
}

export async function chooseFiles(page: Page, count: number, more: { fileName: string; bytes: Uint8Array }[] = []) {
  const cvs = [...inventedCvs(count), ...more].map(asFile);
  await page.getByLabel("Choose CVs").setInputFiles(cvs);
  await page.getByLabel("Choose job description").setInputFiles(asFile(inventedVacancy()));
}

export function asFile({ fileName, bytes }: { fileName: string; bytes: Uint8Array }) {
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

/** So that there are candidates and an opening. */
export async function screenSome(page: Page, count: number) {
  const account = await signUp(page);
  await chooseFiles(page, count);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByRole("heading", { name: "Candidate Dashboard" })).toBeVisible();
  return account;
}
