import { signUp } from "./person.ts";
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
