import { readFile } from "node:fs/promises";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV } from "#tests/support/invented-documents.ts";
import { writePdf } from "#tests/support/pdf-writer.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { board, field, paste } from "./pasted-board.ts";
import { asFile, awaitShortlist, signUp } from "./person.ts";
import { screenSome } from "./screened.ts";

const ADVERTISEMENT = `Warehouse Supervisor
Essential
• At least 3 years of experience as a warehouse supervisor
• Stock control and forklift licence
• Knowledge of SAP
• Knowledge of Oracle`;
const GERMAN = `Buchhalter (m/w/d) in Vollzeit
Wir sind ein Unternehmen aus dem Maschinenbau und suchen Verstärkung für unsere Finanzabteilung.
Ihr Profil
• Abgeschlossene kaufmännische Ausbildung und drei Jahre Berufserfahrung in der Buchhaltung
• Sehr gute Kenntnisse in SAP und Excel`;

test("before the run a row is split, two are merged, one counts more, and a contradiction is named", async ({
  page,
}) => {
  await signUp(page);
  await paste(page, ADVERTISEMENT);
  await expect(board(page)).toContainText("4 criteria");
  await board(page).getByRole("button", { name: "Change the criteria" }).click();

  await board(page).getByRole("button", { name: "Split in two: Stock control and forklift licence" }).click();
  await expect(field(page, 2)).toHaveValue("Stock control");
  await expect(field(page, 3)).toHaveValue("Forklift licence");
  await board(page).getByRole("button", { name: "Merge with the one above: Knowledge of Oracle" }).click();
  await expect(field(page, 4)).toHaveValue("Knowledge of SAP or knowledge of Oracle");
  await expect(field(page, 4)).toBeFocused();
  await board(page).getByRole("button", { name: "Move down: Stock control" }).click();
  await expect(field(page, 2)).toHaveValue("Forklift licence");

  const row = board(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox", { name: "Criterion 2", exact: true }) });
  const shareOf = async () => Number(/(\d+)%/u.exec((await row.textContent()) ?? "")?.[1]);
  const before = await shareOf();
  await board(page).getByRole("button", { name: "Count more: Forklift licence" }).click();
  await expect.poll(shareOf).toBeGreaterThan(before);

  const add = board(page).getByRole("textbox", { name: "Add a criterion" });
  await add.fill("At least 5 years of experience as a warehouse supervisor");
  await add.press("Enter");
  await expect(board(page)).toContainText("Contradiction: 3 years here, 5 in");
  await expectAccessible(page);
  await board(page).getByRole("button", { name: "Undo" }).click();
  await expect(board(page)).not.toContainText("Contradiction");

  await page.getByLabel("Choose CVs").setInputFiles(inventedCvs(2).map(asFile));
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await awaitShortlist(page);
  await page.locator("summary", { hasText: "What counts: 4 criteria" }).click();
  const rows = [/3 years/, /Forklift licence/, /Stock control/, /SAP or knowledge of Oracle/];
  for (const [at, wording] of rows.entries())
    await expect(page.getByRole("textbox", { name: `Criterion ${at + 1}`, exact: true })).toHaveValue(wording);
});

test("a board is exported, replaced by a template, and brought back from its file", async ({ page }) => {
  await signUp(page);
  await paste(page, ADVERTISEMENT);
  await board(page).getByRole("button", { name: "Change the criteria" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    board(page).getByRole("button", { name: "Export criteria" }).click(),
  ]);
  const file = { name: "criteria.json", mimeType: "application/json", buffer: await readFile(await download.path()) };

  await board(page).getByLabel("Take over other criteria").selectOption("Template: Software engineer");
  await expect(field(page, 1)).toHaveValue("3 years of experience as a software engineer");
  await board(page)
    .getByLabel("Import from a file")
    .setInputFiles({ ...file, buffer: Buffer.from("no criteria") });
  await expect(board(page)).toContainText("This file holds no criteria");
  await expect(field(page, 1)).toHaveValue("3 years of experience as a software engineer");
  await board(page).getByLabel("Import from a file").setInputFiles(file);
  await expect(board(page)).toContainText("4 criteria");
  await expect(field(page, 2)).toHaveValue("Stock control and forklift licence");
});

test("a CV, a German advertisement and an empty PDF are each asked about before anything is charged", async ({
  page,
}) => {
  await page.goto("/");
  await paste(page, PLAIN_CV);
  await expect(page.getByRole("alert")).toContainText("mixed up");
  await paste(page, GERMAN);
  await expect(page.getByRole("alert")).toContainText("written in German");
  const empty = { name: "empty.pdf", mimeType: "application/pdf", buffer: Buffer.from(writePdf([[]])) };
  await page.getByLabel("Choose job description").setInputFiles(empty);
  await expect(page.getByRole("alert")).toContainText("Is this the right file?");
  await expect(page.getByRole("alert")).toContainText("Nothing has been charged.");
});

test("a board that is changed in another tab is told, and nothing of it is overwritten", async ({ page, context }) => {
  await screenSome(page, 2);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/shortlist");
    await tab.locator("summary", { hasText: "What counts" }).click();
  }
  await page.getByLabel("Add a criterion").fill("Redis");
  await page.getByLabel("Add a criterion").press("Enter");
  await expect(page.getByText("Ranked by version 2.")).toBeVisible();
  await expect(other.getByText("These criteria were changed in another tab")).toBeVisible();
  await other.getByRole("button", { name: "Show version 2" }).click();
  await expect(other.getByRole("button", { name: "Remove: Redis" })).toBeVisible();
  await other.getByRole("button", { name: "Remove: Redis" }).click();
  await expect(other.getByText("Ranked by version 3.")).toBeVisible();
});

test("what was read before my change and comes after it does not pass for a change of somebody else", async ({
  page,
}) => {
  const { client, uploadId } = await screenSome(page, 2);
  await page.goto("/shortlist");
  await page.locator("summary", { hasText: "What counts" }).click();
  const add = page.getByLabel("Add a criterion");
  await expect(add).toBeEnabled();
  const read = Promise.withResolvers<void>();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/criteria", async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const response = await route.fetch();
    read.resolve();
    await released;
    return route.fulfill({ response });
  });
  await page.evaluate((words) => {
    const watch = () => document.body.innerText.includes(words) && document.body.setAttribute("data-told", "");
    new MutationObserver(watch).observe(document.body, { childList: true, subtree: true });
  }, "changed in another tab");
  await client.json("PATCH", `/api/bulk-file-uploads/${uploadId}`, { shortlist_count: 1 });
  await read.promise;
  for (const [wording, version] of [
    ["Redis", 2],
    ["Kafka", 3],
  ] as const) {
    await add.fill(wording);
    await add.press("Enter");
    await expect(page.getByText(`Ranked by version ${version}.`)).toBeVisible();
    release();
  }
  await expect(page.locator("body[data-told]")).toHaveCount(0);
});
