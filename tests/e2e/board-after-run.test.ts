import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { board, field, paste } from "./pasted-board.ts";
import { asFile, signUp } from "./person.ts";
import { screenSome } from "./screened.ts";

const cards = (page: Page) => page.getByRole("list", { name: "Shortlisted candidates" }).getByRole("article");
const namesOf = (page: Page) => cards(page).getByRole("heading", { level: 2 }).allTextContents();

test("the board is changed after the run: ranks follow, a version says so, and undo puts all back", async ({
  page,
}) => {
  await screenSome(page, 8);
  await page.goto("/shortlist");
  await expect(cards(page)).toHaveCount(8);
  const before = await cards(page).allTextContents();
  const order = await namesOf(page);

  const summary = page.locator("summary", { hasText: "What counts" });
  await expect(summary).toContainText("version 1");
  await summary.click();
  await page.getByLabel("Add a criterion").fill("Running a hospital ward");
  await page.getByLabel("Add a criterion").press("Enter");
  await expect(page.getByText("Ranked by version 2.")).toBeVisible();
  await expectAccessible(page);
  await expect.poll(() => cards(page).allTextContents()).not.toEqual(before);

  const first = page.getByRole("textbox", { name: "Criterion 1", exact: true });
  await first.fill("Fork lift licence");
  await first.press("Enter");
  await expect(page.getByText("Ranked by version 3.")).toBeVisible();
  await page
    .getByRole("button", { name: /^Remove: / })
    .nth(1)
    .click();
  await expect(page.getByText("Ranked by version 4.")).toBeVisible();
  await expect(summary).toContainText("version 4, set by Robin Hale");

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export criteria" }).click(),
  ]);
  const exported = JSON.parse(await readFile(await download.path(), "utf8"));
  expect(exported.criteria[0]).toMatchObject({ wording: "Fork lift licence" });

  for (const version of [5, 6, 7]) {
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(page.getByText(`Ranked by version ${version}.`)).toBeVisible();
  }
  await expect.poll(() => namesOf(page)).toEqual(order);

  await page.reload();
  await expect.poll(() => cards(page).allTextContents()).toEqual(before);
  await summary.click();
  await page.getByText("Versions", { exact: true }).click();
  await page.getByRole("button", { name: "Put back version 4" }).click();
  await expect(page.getByText("Ranked by version 8.")).toBeVisible();
  await expect(first).toHaveValue("Fork lift licence");
  await page.getByRole("button", { name: "Move down: Fork lift licence" }).click();
  await expect(page.getByText("Ranked by version 9.")).toBeVisible();
});

const ADVERTISEMENT = `Backend Engineer
Essential
• At least 4 years of experience as a backend engineer
• Strong experience with Python and Django
• Good knowledge of PostgreSQL
• Knowledge of Terraform`;

test("by keyboard in a narrow window: my board, ten first, the others, the board again, and ranks follow", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await paste(page, ADVERTISEMENT);
  await board(page).getByRole("button", { name: "Change the criteria" }).press("Enter");
  await field(page, 2).press("ControlOrMeta+a");
  await page.keyboard.type("Django in production");
  await board(page).getByRole("button", { name: "Remove: Knowledge of Terraform" }).press("Enter");
  await add(board(page), "Kubernetes");
  await board(page).getByLabel("How important: Kubernetes").press("ArrowUp");
  await expect(board(page).getByLabel("How important: Kubernetes")).toHaveValue("gate");

  await page.getByLabel("Choose CVs").setInputFiles(inventedCvs(13).map(asFile));
  await page.getByRole("checkbox", { name: /Look at ten first/ }).press("Space");
  await page.getByRole("button", { name: "Start AI Analysis" }).press("Enter");
  const look = page.getByRole("region", { name: "First look" });
  await expect(look.getByText("A first look at 10 CVs")).toBeVisible();
  await expectAccessible(page);
  const rows = look.getByRole("row");
  const asked = await rows.count();
  const summary = page.locator("summary", { hasText: "What counts" });
  await summary.press("Enter");
  await add(page, "Redis");
  await expect(page.getByText("Ranked by version 2.")).toBeVisible();
  await expect(rows).toHaveCount(asked + 1);
  await look.getByRole("button", { name: "Go on with the other 3 CVs" }).press("Enter");
  await page.getByRole("link", { name: "View Shortlist" }).press("Enter");
  await expect(page.getByRole("figure", { name: /13 candidates/ })).toBeVisible();

  const order = await namesOf(page);
  if ((await summary.locator("..").getAttribute("open")) === null) await summary.press("Enter");
  await page.getByLabel("How important: Kubernetes").press("ArrowDown");
  await expect(page.getByText("Ranked by version 3.")).toBeVisible();
  for (let version = 4; version < 8; version += 1) {
    await page.getByRole("button", { name: "Count more: Redis" }).press("Enter");
    await expect(page.getByText(`Ranked by version ${version}.`)).toBeVisible();
  }
  await expect.poll(() => namesOf(page)).not.toEqual(order);
  await expect(
    cards(page)
      .getByText(/^Was rank|^New here/)
      .first(),
  ).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.goto("/demo");
  await expect(page.getByText("12 of 25 screenings left this month")).toBeVisible();
});

async function add(where: Page | Locator, wording: string) {
  await where.getByLabel("Add a criterion").focus();
  await where.getByLabel("Add a criterion").pressSequentially(wording);
  await where.getByLabel("Add a criterion").press("Enter");
}
