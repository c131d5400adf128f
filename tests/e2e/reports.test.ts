import { readFile } from "node:fs/promises";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { openAccount } from "./person.ts";
import { screenSome } from "./screened.ts";

test("all reports are counted, searched, filtered, downloaded and opened", async ({ page }) => {
  await screenSome(page, 14);
  await page.goto("/reports");
  const cards = page.getByRole("list", { name: "Reports", exact: true }).getByRole("article");
  await expect(cards.first()).toBeVisible();
  const statistics = page.getByRole("region", { name: "Statistics" });
  await expect(statistics).toContainText("Total Reports14");
  await expect(statistics).toContainText("Shortlisted10");
  await expect(statistics).toContainText(/Average Score\d+%/);

  await page.getByLabel("Sort reports").selectOption("Best score first");
  const scores = async () => (await cards.allTextContents()).map((text) => Number(/(\d+)% ·/.exec(text)?.[1]));
  await expect.poll(async () => (await scores()).every((score, at, all) => score <= (all[at - 1] ?? 100))).toBe(true);

  await page.getByLabel("Filter reports").selectOption("Shortlisted");
  await expect(page.getByText("10 reports", { exact: true })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download All" }).click(),
  ]);
  await expect(page.getByText("Reports Downloaded")).toBeVisible();
  await expect(page.getByText("Downloaded 10 reports successfully.")).toBeVisible();
  const text = await readFile(await download.path(), "utf8");
  expect(text.match(/^CANDIDATE REPORT: /gm)).toHaveLength(10);

  const name = (await cards.first().getByRole("heading").textContent()) ?? "";
  await page.getByLabel("Search reports").fill(name.toUpperCase());
  await expect(page.getByText("1 report", { exact: true })).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.getByLabel("Search reports").fill("postgresql");
  await expect(page.getByRole("heading", { name: "No Reports Found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters.")).toBeVisible();
  await page.getByLabel("Search reports").fill(name);
  await page.getByRole("link", { name: `View Full Report of ${name}` }).click();
  await expect(page).toHaveURL(/\/shortlist\/[0-9a-f-]{36}$/);
});

test("a user who has screened nobody has no reports", async ({ page }) => {
  await openAccount(page);
  await page.goto("/reports");
  await expect(page.getByRole("heading", { name: "No Reports Available" })).toBeVisible();
  await expect(page.getByText("Start by screening candidates to generate reports.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Download All" })).toBeDisabled();
  await expectAccessibleEverywhere(page);
});

test("reports and downloads that fail say so", async ({ page }) => {
  await screenSome(page, 1);
  await page.goto("/reports");
  await page.route("**/api/bulk-analysis-results/reports*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.getByRole("button", { name: "Download All" }).click();
  await expect(page.getByText("Download Failed")).toBeVisible();
  await expect(page.getByText("There was an error downloading the reports. Please try again.")).toBeVisible();
  await page.route("**/api/bulk-analysis-results?*", (route) => route.fulfill({ status: 403, json: {} }));
  await page.reload();
  await expect(page.getByRole("heading", { name: "Failed to Load Reports" })).toBeVisible();
  await expect(page.getByText("There was an error loading your reports. Please try again.").first()).toBeVisible();
});
