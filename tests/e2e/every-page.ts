import { expect, type Page } from "@playwright/test";
import { screenSome } from "./screened.ts";

/** What a page of the router is called by, and the heading that says it has come. */
export interface Visit {
  page: string;
  path: string;
  heading: string;
}

export const LANDING = "Every CV, measured";
const at = (page: string, heading: string, path = page): Visit => ({ page, path, heading });

/** Every page that anybody may open. Where a page needs more than its address, it shows what it says without. */
export const PUBLIC_VISITS: readonly Visit[] = [
  at("/", LANDING),
  at("/why-us", LANDING),
  at("/who", LANDING),
  at("/problem", LANDING),
  at("/solution", LANDING),
  at("/example", LANDING),
  at("/privacy", "Privacy Policy"),
  at("/terms", "Terms of Service"),
  at("/cookies", "Cookie Policy"),
  at("/dpa", "Data Processing Addendum"),
  at("/how-we-measure-bias", "How we measure bias"),
  at("/login", "Welcome Back"),
  at("/signup", "Create Account"),
  at("/forgot-password", "Forgot your password?"),
  at("/reset-password", "Forgot your password?"),
  at("/confirm-email", "This link is invalid or has expired"),
  at("/book", "Get Candidate Scores"),
  at("/loading", "Welcome Back"),
  at("/success", "Thanks! Your AI analysis is being processed."),
  at("/no-matches", "No Strong Matches Found"),
  at("/billing", "Billing"),
  at("*", "Oops! Page not found", "/no-such-page"),
];

/** The pages behind the login, for somebody who has screened and paid. */
export const memberVisits = ({ candidateId, checkoutId, openingId }: Member): readonly Visit[] => [
  at("/account", "Your account"),
  at("/demo", "Try AI Screening"),
  at("/shortlist", "Your Candidate Shortlist"),
  at("/shortlist/:candidateId", "Quick Summary", `/shortlist/${candidateId}`),
  at("/candidate-report/:candidateId", "Quick Summary", `/candidate-report/${candidateId}`),
  at("/dashboard", "Candidate Dashboard"),
  at("/vacancies", "Vacancies"),
  at("/vacancies/:openingId", "Backend Engineer", `/vacancies/${openingId}`),
  at("/compare", "Compare Candidates"),
  at("/second-look", "Second Look"),
  at("/reports", "All Reports"),
  at("/add-candidate", "Add Candidate"),
  at("/billing", "Billing"),
  at("/test-checkout/:checkoutId", "Test checkout", `/test-checkout/${checkoutId}`),
  at("/test-portal", "Test billing portal"),
  at("/operator", "Oops! Page not found"),
];

interface Member {
  candidateId: string;
  checkoutId: string;
  openingId: string;
}

/** Somebody with candidates, a subscription and a checkout behind them. */
export async function becomeMember(page: Page): Promise<Member> {
  const { client, uploadId } = await screenSome(page, 3);
  const [candidate] = await client.shortlist(uploadId);
  return {
    candidateId: candidate?.id ?? "",
    openingId: candidate?.job_id ?? "",
    checkoutId: await subscribe(page),
  };
}

async function subscribe(page: Page) {
  await page.goto("/billing");
  await page.getByRole("main").getByRole("button", { name: "Upgrade to Pro" }).first().click();
  const tabOpens = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("button", { name: "Upgrade to Pro" }).click();
  const tab = await tabOpens;
  await tab.getByRole("button", { name: /^Pay/ }).waitFor();
  const checkoutId = lastPart(new URL(tab.url()).pathname);
  await tab.getByRole("button", { name: /^Pay/ }).click();
  await expect(tab.getByText("Welcome to Pro!")).toBeVisible();
  await tab.close();
  return checkoutId;
}

const lastPart = (path: string) => path.slice(path.lastIndexOf("/") + 1);

export async function open(page: Page, { path, heading }: Visit) {
  await page.goto(path);
  await expect(page.getByRole("heading", { name: heading }).first()).toBeVisible();
}

/** A section that the address or a link leads to. */
export async function expectAtTop(page: Page, id: string) {
  const top = () => page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top));
  await expect.poll(top).toBeLessThan(40);
}

/** A page that was written beforehand is there before the app that answers in it. */
export async function untilAlive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("footer") ?? {}).some((key) => key.startsWith("__react")),
  );
}
