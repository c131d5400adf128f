import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { chooseFiles, signUp } from "./person.ts";

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("the public pages have no accessibility violation", async ({ page }) => {
      for (const path of ["/", "/login", "/signup", "/no-such-page"]) {
        await page.goto(path);
        await expect(page.getByRole("heading").first()).toBeVisible();
        await expectAccessible(page);
      }
    });

    test("the screening flow has no accessibility violation in any of its states", async ({ page }) => {
      await signUp(page);
      await expectAccessible(page);
      await chooseFiles(page, 40);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Start AI Analysis" }).click();
      await expect(page.getByRole("dialog")).toContainText(/of 40/);
      await expectAccessible(page);
      await expect(page.getByRole("heading", { name: "Your Candidate Shortlist" })).toBeVisible({ timeout: 40_000 });
      await expectAccessible(page);
    });
  });
}

test("no page breaks the content policy", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/content security policy/i.test(message.text())) complaints.push(message.text());
  });
  await signUp(page);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByText("Missing Files")).toBeVisible();
  for (const path of ["/", "/login", "/shortlist"]) await page.goto(path);
  expect(complaints).toEqual([]);
});

test("a phone shows every page without sideways scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await signUp(page);
  for (const path of ["/", "/demo", "/shortlist"]) {
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);
  }
});
