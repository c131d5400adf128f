import { readFile } from "node:fs/promises";
import type { Download, Page } from "@playwright/test";
import { expect, test } from "./journey.ts";
import { openAccount } from "./person.ts";
import { screenSome } from "./screened.ts";

async function readDownload(download: Download) {
  return readFile(await download.path(), "utf8");
}

async function pressForFile(page: Page, button: string) {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), content: await readDownload(download) };
}

test("the reports and the CSV say what the cards say", async ({ page }) => {
  const broken = { fileName: "broken, =1.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };
  const { uploadId } = await screenSome(page, 12, [broken]);
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto(`/shortlist?bulk_upload_id=${uploadId}`);
  const cards = page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article");
  await expect(cards).toHaveCount(10);
  // Two people can be read without scrolling.
  await expect(cards.nth(1)).toBeInViewport({ ratio: 0.9 });
  const names = await cards.getByRole("heading", { level: 2 }).allTextContents();

  const reports = await pressForFile(page, "Download All Reports");
  await expect(page.getByText("Download Complete")).toBeVisible();
  await expect(page.getByText("Downloaded 10 candidate reports")).toBeVisible();
  expect(reports.name).toMatch(/^candidate-reports-backend-engineer-\d{4}-\d\d-\d\d\.txt$/);
  expect([...reports.content.matchAll(/CANDIDATE REPORT: (.*)/g)].map(([, name]) => name)).toEqual(names);

  const csv = await pressForFile(page, "Export CSV");
  await expect(page.getByText("Export Complete")).toBeVisible();
  await expect(page.getByText("Exported 13 candidates to CSV")).toBeVisible();
  const [header, ...rows] = csv.content.trimEnd().split("\r\n");
  const columns =
    "\uFEFFCandidate Name,Match Score,Shortlist Status,Decision,Shortlist Rank,File Name,Decided by a person,Points: ";
  expect(header?.slice(0, columns.length)).toBe(columns);
  expect(rows).toHaveLength(13);
  expect(rows.slice(0, 10).map((row) => row.split(",")[0])).toEqual(names);
  expect(rows.at(-1)).toMatch(/,,Failed,,,"broken, =1\.pdf",*$/u);
  const scores = rows.slice(0, 12).map((row) => Number(row.split(",")[1]));
  expect(scores).toEqual(scores.toSorted((left, right) => right - left));
});

test("the latest shortlist is found without an id, and leads on", async ({ page }) => {
  await screenSome(page, 1);
  await page.goto("/shortlist");
  await expect(page.getByRole("article")).toHaveCount(1);
  const report = page.getByRole("link", { name: /^View Professional Report/ });
  await expect(report).toHaveAttribute("href", /^\/shortlist\/[0-9a-f-]{36}$/);
  await report.click();
  await expect(page.getByRole("heading", { name: "Suggested Interview Questions" })).toBeVisible();
  const complete = await pressForFile(page, "Complete report (text)");
  expect(complete.content).toContain("SUGGESTED INTERVIEW QUESTIONS");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Suggested Interview Questions" })).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "View All Candidates" }).click();
  await expect(page.getByRole("heading", { name: "Candidate Dashboard" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^View Report/ })).toHaveCount(1);
  await page.goto("/shortlist");
  await page.getByRole("link", { name: "Screen New Candidates" }).click();
  await expect(page).toHaveURL("/demo");
});

test("an id that is none is an error, and a person without screenings has no results", async ({ page }) => {
  await openAccount(page);
  await page.goto("/shortlist?bulk_upload_id=nonsense");
  await expect(page.getByRole("alert")).toContainText("No bulk upload ID found");
  await page.goto("/shortlist");
  await expect(page.getByText("No Results Found")).toBeVisible();
  await page.getByRole("link", { name: "Screen Your First Candidates" }).click();
  await expect(page).toHaveURL("/demo");
});
