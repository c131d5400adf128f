import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { inDatabase } from "./in-database.ts";
import { makePro } from "./make-pro.ts";
import { openAccount } from "./person.ts";
import { screen } from "./screened.ts";

type Account = Awaited<ReturnType<typeof openAccount>>;

const HOSTILE = '<img src=x onerror="document.title=1">';
const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };

/** Through the API, as from another browser. */
async function enterByHand({ client }: Account, ...names: string[]) {
  for (const name of names) {
    const headers = { "idempotency-key": crypto.randomUUID() };
    await client.json("POST", "/api/bulk-analysis-results", { name, position: "Baker" }, headers);
  }
}

const headers = (page: Page) => page.getByRole("rowheader");
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

/** Where the keys have come to. */
async function expectActive(page: Page, text: string, patience = {}) {
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector("[role=grid]")?.getAttribute("aria-activedescendant") ?? "";
      return document.getElementById(id)?.textContent ?? "";
    });
  await expect.poll(active, patience).toContain(text);
}

async function openDashboard(page: Page, ...names: string[]) {
  const account = await openAccount(page);
  await makePro(account.email);
  await enterByHand(account, ...names);
  await page.goto("/dashboard");
  await expect(headers(page)).toHaveCount(names.length);
  return account;
}

async function confirmDeletion(page: Page, button: string) {
  await page.getByRole("dialog").getByRole("button", { name: button, exact: true }).click();
}

test("what was screened is found by search and filter, in the address and after a reload", async ({ page }) => {
  const account = await openAccount(page);
  await makePro(account.email);
  await screen(account.client, 8, [broken]);
  await enterByHand(account, HOSTILE);
  await page.goto("/dashboard");
  // The vacancy that was just screened may still be chosen.
  await page.getByLabel("Job role", { exact: true }).selectOption("");
  await expect(headers(page)).toHaveCount(10);
  await expect(page.getByRole("definition").first()).toHaveText("10");
  await expect(row(page, "broken")).toContainText("N/A");
  await expect(row(page, "<img")).toContainText(HOSTILE);
  await expect(row(page, "<img")).toContainText("Not screened");
  await expect(page).toHaveTitle(/Candidate Dashboard/);

  await page.keyboard.press("/");
  await page.keyboard.type("<img");
  await expect(headers(page)).toHaveCount(1);
  await expect(page.locator("mark")).toHaveText("<img");
  await expect(page).toHaveURL(/\?q=%3Cimg$/);
  await page.reload();
  await expect(headers(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(page.getByText("Filters Cleared")).toBeVisible();
  await expect(headers(page)).toHaveCount(10);

  // One of the eight comes from another trade.
  await page.getByLabel("Search candidates").fill("backend engineer, since 2000");
  await expect(page.getByText("Looking for backend engineer, since 2000 (in posts of 2000 or later)")).toBeVisible();
  await expect(headers(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Clear All Filters" }).click();
  await expect(headers(page)).toHaveCount(10);

  await page.getByLabel("Status").selectOption("Error");
  await expect(headers(page)).toHaveCount(1);
  await page.getByLabel("Status").selectOption("");
  await page.getByRole("button", { name: "Under 70" }).click();
  await expect(page).toHaveURL(/\?band=fair$/);
  await page.getByLabel("Job role", { exact: true }).selectOption("Unassigned");
  await expect(page.getByText("No candidates match your current filters")).toBeVisible();
  await expect(page.getByText("2 active filters")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page.getByLabel("Job role", { exact: true })).toHaveValue("none");
  await expect(headers(page)).toHaveCount(1);
});

test("the list is grouped by job role, and stays so", async ({ page }) => {
  const account = await openAccount(page);
  await screen(account.client, 3, [broken]);
  await enterByHand(account, "Mona Baker");
  await page.goto("/dashboard");
  await page.getByRole("checkbox", { name: "Group by job role" }).click();
  const group = page.getByRole("button", { name: "Backend Engineer 4 candidates" });
  await expect(headers(page)).toHaveCount(5);
  await group.click();
  await expect(headers(page)).toHaveCount(1);
  await expect(page).toHaveURL(/\?group=job$/);
  await page.goto("/dashboard");
  await expect(group).toBeVisible();
});

test("a range is selected, exported and deleted, and a deletion can be taken back", async ({ page }) => {
  await openDashboard(page, "Ada", "Ben", "Cyd", "Dev", "=1+1");
  await page.getByRole("checkbox", { name: "Select Dev" }).click();
  await page.getByRole("checkbox", { name: "Select Ben" }).click({ modifiers: ["Shift"] });
  const bar = page.getByRole("region", { name: "Selected candidates" });
  await expect(bar).toContainText("3 selected");
  await bar.getByRole("button", { name: "Select all 5 matching" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bar.getByRole("button", { name: "Export selected" }).click(),
  ]);
  await expect(page.getByText("CSV Downloaded")).toBeVisible();
  await expect(page.getByText("Exported 5 candidates to CSV.")).toBeVisible();
  const csv = await readFile(await download.path(), "utf8");
  expect(csv.split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFName,Score,Status,Job Title,Technical Skills,Soft Skills,Decision,Reason",
    "'=1+1,75,Not screened,Unassigned,,,,",
  ]);

  await page.getByRole("checkbox", { name: "Select Ada" }).click();
  await bar.getByRole("button", { name: "Delete selected" }).click();
  await confirmDeletion(page, "Delete 4 candidates");
  await expect(page.getByText("Candidates Deleted")).toBeVisible();
  await expect(headers(page)).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(headers(page)).toHaveCount(5);

  await page.getByRole("button", { name: "Delete Cyd" }).click();
  await confirmDeletion(page, "Delete");
  await expect(page.getByText("Candidate Deleted")).toBeVisible();
  await expect(headers(page)).toHaveCount(4);
  await expect(page.getByText("Candidate Deleted")).toBeHidden();
  await page.reload();
  await expect(headers(page)).toHaveCount(4);
  await expect(row(page, "Cyd")).toHaveCount(0);
});

test("a deletion is kept when the page is left at once", async ({ page }) => {
  await openDashboard(page, "Ada", "Ben");
  await page.getByRole("button", { name: "Delete Ada" }).click();
  await confirmDeletion(page, "Delete");
  await expect(headers(page)).toHaveCount(1);
  await page.goto("/login");
  await expect(async () => {
    await page.goto("/dashboard");
    await expect(headers(page)).not.toHaveCount(0);
    await expect(headers(page)).toHaveText([/Ben/], { timeout: 2000 });
  }).toPass();
});

test("a candidate added elsewhere appears without a reload, and a deleted one disappears", async ({
  page,
  context,
}) => {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  await page.route("**/api/live*", async (route) => {
    await opened;
    await route.continue();
  });
  const account = await openDashboard(page, "Ada");
  // While the page does not listen yet.
  await enterByHand(account, "Newcomer");
  open();
  await expect(headers(page)).toHaveText([/Newcomer/, /Ada/]);
  await expect(page.getByRole("definition").first()).toHaveText("2");
  const other = await context.newPage();
  await other.goto("/dashboard");
  await other.getByRole("button", { name: "Delete Ada" }).click();
  await confirmDeletion(other, "Delete");
  await expect(headers(page)).toHaveText([/Newcomer/]);
});

test("everything can be done by keyboard", async ({ page }) => {
  await openDashboard(page, "Ada", "Ben", "Cyd");
  await page.getByRole("grid", { name: "Candidates" }).focus();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("grid")).toBeFocused();
  await page.keyboard.type("jjx");
  await expect(row(page, "Ben")).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Escape");
  await expect(row(page, "Ben")).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("dialog", { name: "Delete Ben?" }).getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(headers(page)).toHaveCount(2);
  await expect(page.getByRole("grid")).toBeFocused();
  await page.keyboard.type("j");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/shortlist\/[0-9a-f-]{36}$/);
});

test("a list of 250 is walked through, worked on and searched by keyboard alone", async ({ page }) => {
  const { client, email } = await openAccount(page);
  await makePro(email);
  await inDatabase(
    `insert into bulk_analysis_results (user_id, file_name, cv_file_path, candidate_name, status, score, search_text)
     select $1, n || '.pdf', n, 'Person ' || n, 'completed', 80, 'person ' || n from generate_series(1001, 1250) n`,
    [client.userId],
    250,
  );
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto("/dashboard?order=name.asc");
  const first = row(page, "Person 1001");
  await expect(first).toBeVisible();
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThan(450);
  await page.keyboard.press("j");
  await expectActive(page, "Person 1001");
  await page.keyboard.press("PageDown");
  await expectActive(page, "Person 1011");
  // Rows come in pages: each press goes to the last that is there.
  await expect(async () => {
    await page.keyboard.press("End");
    await expectActive(page, "Person 1250", { timeout: 2000 });
  }).toPass();
  await expect(row(page, "Person 1250")).toBeInViewport();
  await page.keyboard.press("d");
  await expectActive(page, "Declined");
  await page.keyboard.press("k");
  await page.keyboard.press("x");
  await expect(page.getByText("1 selected")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Home");
  await expectActive(page, "Person 1001");
  await page.keyboard.press("/");
  await page.keyboard.type("1077");
  await expect(headers(page)).toHaveText([/Person 1077/]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Person 1077", level: 1 })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(headers(page)).toHaveText([/Person 1077/]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/dashboard");
  for (const at of [0, 1]) await expect(page.getByRole("article").nth(at)).toBeInViewport({ ratio: 1 });
});

test("without Pro the advanced filters say what they are", async ({ page }) => {
  const account = await openAccount(page);
  await enterByHand(account, "Ada");
  await page.goto("/dashboard?score_min=90");
  await expect(headers(page)).toHaveCount(1);
  await page.getByRole("button", { name: /^Advanced filters/ }).click();
  await expect(page.getByText("Advanced filters are part of Pro")).toBeVisible();
  await expect(page.getByRole("link", { name: "See plans" })).toHaveAttribute("href", "/billing");
});

test("the dashboard has no accessibility violation, wide or narrow", async ({ page }) => {
  const account = await openAccount(page);
  await page.goto("/dashboard");
  await expect(page.getByText("No Candidates Yet")).toBeVisible();
  await expectAccessible(page);
  await makePro(account.email);
  await screen(account.client, 4, [broken]);
  await enterByHand(account, HOSTILE);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Advanced filters" }).click();
  await page.getByLabel("Search candidates").fill("engineer");
  await expect(page.locator("mark").first()).toBeVisible();
  await page
    .getByRole("checkbox", { name: /^Select / })
    .nth(1)
    .click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("link", { name: /^View Report/ }).first()).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole("button", { name: "Filters", exact: true }).click();
  await page.getByRole("checkbox", { name: "Group by job role" }).click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: /^Backend Engineer/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Pro Tools" }).click();
  await expect(page.getByRole("menu")).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  // The menu gives the focus back when it has gone.
  await expect(page.getByRole("button", { name: "Pro Tools" })).toBeFocused();
  const flag = page.getByRole("button", { name: /flag/ }).first();
  // Coming to it from afar scrolls the page.
  await page.evaluate(() => window.scrollTo(0, 0));
  await flag.focus();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page.getByRole("tooltip")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});
