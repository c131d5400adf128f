import { setTimeout as sleep } from "node:timers/promises";
import { openAccount, signUp } from "./person.ts";
import { expect, test } from "./journey.ts";

test("a protected page sends a visitor to log in and back to where they wanted to go", async ({ page }) => {
  const { email, password } = await signUp(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/shortlist");
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(/\/shortlist/);
});

test("a reload keeps the visitor signed in, and no script can read the refresh token", async ({ page, context }) => {
  await signUp(page);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
  const readable = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  const cookies = await context.cookies();
  expect(cookies.map(({ name }) => name)).toContain("__Host-evenhand_refresh");
  for (const { value, ...cookie } of cookies) {
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict" });
    expect(readable).not.toContain(value);
  }
});

test("tabs that ask for the session at the same moment all get it", async ({ page, context }) => {
  await openAccount(page);
  const tabs = [page, ...(await Promise.all(Array.from({ length: 5 }, () => context.newPage())))];
  await Promise.all(tabs.map((tab) => tab.goto("/demo")));
  await Promise.all(tabs.map((tab) => tab.reload()));
  for (const tab of tabs) await expect(tab.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
});

// A browser opens six connections to a host. One tab listens for all, and when it is closed another one takes over.
test("eight tabs are open, and what I add in one shows in the others", async ({ page, context }) => {
  await openAccount(page);
  const tabs = await Promise.all(Array.from({ length: 7 }, () => context.newPage()));
  for (const tab of [page, ...tabs]) {
    await tab.goto("/reports");
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await tabs[0]?.close();
  await page.goto("/add-candidate");
  await page.getByLabel("Full Name *").fill("Mona Reyes");
  await page.getByLabel("Position *").fill("Baker");
  await page.getByRole("button", { name: "Add Candidate" }).click();
  await expect(page).toHaveURL("/dashboard");
  for (const tab of tabs.slice(1)) await expect(tab.getByRole("article", { name: "Mona Reyes" })).toBeVisible();
});

test("a copied cookie that is used after its owner went on ends the session for both", async ({ page, browser }) => {
  await signUp(page);
  const stolen = await page.context().cookies();
  for (let turn = 0; turn < 2; turn += 1) {
    await page.reload();
    await expect(page.getByRole("heading", { name: "Try AI Screening" })).toBeVisible();
  }
  // So long a call may be on its way, and is no theft.
  await sleep(5500);
  const thief = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await thief.addCookies(stolen);
  await thief.addInitScript(() => localStorage.setItem("evenhand:had-session", "1"));
  const loot = await thief.newPage();
  await loot.goto("/demo");
  await expect(loot).toHaveURL(/\/login/);
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await thief.close();
});

test("a wrong password is told in the specified words", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email").fill("nobody@example.org");
  await page.getByLabel("Password", { exact: true }).fill("whatever it was");
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page.getByText("Login Failed")).toBeVisible();
  await expect(page.getByText("Please check your credentials and try again.")).toBeVisible();
});

test("an unknown path is a real 404 with a way home", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByText("Oops! Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
});

test("a missing asset is not answered with a page", async ({ request }) => {
  expect((await request.get("/assets/gone.js")).status()).toBe(404);
});
