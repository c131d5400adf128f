import type { Locator, Page } from "@playwright/test";
import { type InventedFile, inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { screened } from "#tests/support/screened-client.ts";
import type { SampleFile, TestClient } from "#tests/support/test-client.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { asFile, chooseFiles, openAccount, signUpPro } from "./person.ts";
import { screen } from "./screened.ts";

// The last long file of a run: in one worker it would leave the other with nothing to do.
test.describe.configure({ mode: "parallel" });

const lines = (page: Page) => page.getByRole("region", { name: "Ranking" }).getByRole("listitem");

/** With so many CVs, screened before; the way to it through the pages is the first journey's. */
async function openVacancy(page: Page, cvs: number) {
  const { client, email } = await openAccount(page);
  await makePro(email);
  await screen(client, cvs);
  const [opening] = await client.json("GET", "/api/jobs");
  await page.goto(`/vacancies/${opening.id}`);
  await expect(lines(page)).toHaveCount(cvs);
  return client;
}

async function screenAndOpen(page: Page, cvs: number) {
  await signUpPro(page);
  await chooseFiles(page, cvs);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await page.getByRole("link", { name: "View Shortlist" }).click();
  await page.getByRole("link", { name: "Open vacancy" }).click();
  await expect(page.getByRole("heading", { name: "Backend Engineer" })).toBeVisible();
  await expect(lines(page)).toHaveCount(cvs);
}

/** A second one, with another's CVs or with one that is known. */
async function openSecondVacancy(page: Page, client: TestClient, cvs: SampleFile[]) {
  await screened(client, inventedVacancy("Platform Engineer"), cvs);
  await page.getByRole("link", { name: "Vacancies", exact: true }).first().click();
  await page.getByRole("link", { name: "Platform Engineer" }).click();
  await expect(page.getByRole("heading", { name: "Platform Engineer" })).toBeVisible();
}

const ranksOf = async (page: Page) =>
  (await lines(page).allTextContents()).map((text) => Number(/^Rank (\d+)/.exec(text)?.[1]));
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("CVs trickle in: each delivery is ranked with the others, the new ones are marked, and known ones are told", async ({
  page,
}) => {
  await screenAndOpen(page, 3);
  const more = inventedCvs(8).map(asFile);
  for (const [from, to] of [
    [3, 5],
    [4, 6],
    [6, 8],
  ] as const) {
    await page.getByLabel("Add CVs to this vacancy").setInputFiles(more.slice(from, to));
    // The notice goes by itself, so it is looked for before anything else.
    if (from === 4) await expect(page.getByText(/screened for this opening before/)).toBeVisible();
    await expect(lines(page)).toHaveCount(to);
    await expect.poll(() => ranksOf(page)).toEqual(upTo(to));
    await expect(lines(page).getByText("New", { exact: true })).toHaveCount(to - 3);
  }
  await expectAccessibleEverywhere(page);

  const summary = page.locator("summary", { hasText: "What counts" });
  await summary.click();
  await page.getByLabel("Add a criterion").fill("Running a hospital ward");
  await page.getByLabel("Add a criterion").press("Enter");
  await expect(page.getByText("Ranked by version 2.")).toBeVisible();
  await expect.poll(() => ranksOf(page)).toEqual(upTo(8));
  await page.getByText("Who did what").click();
  await expect(page.getByText("Robin Hale changed the criteria")).toBeVisible();
  await expect(page.getByText(/Robin Hale started a screening of/)).toHaveCount(4);

  await page.reload();
  await expect(lines(page)).toHaveCount(8);
  await expect(lines(page).getByText("New", { exact: true })).toHaveCount(0);
});

test("a vacancy is renamed, archived and put back, closed with a summary, and opened again", async ({ page }) => {
  await openVacancy(page, 2);
  await page.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Name of the vacancy").fill("Engineer, Leeds");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Engineer, Leeds" })).toBeVisible();

  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Vacancy archived")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Archive" })).toBeVisible();

  await page.getByRole("button", { name: "Close…" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Nobody was hired").check();
  await dialog.getByLabel("Note (optional)").fill("The budget went.");
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: "Close Vacancy" }).click();
  await expect(page.getByText(/^Nobody was hired. Closed on .* after 0 days$/)).toBeVisible();
  await expect(page.getByText("2 CVs in 1 delivery: 2 read, 2 shortlisted.")).toBeVisible();
  await expect(page.getByText("The budget went.")).toBeVisible();

  await page.getByRole("link", { name: "Vacancies", exact: true }).click();
  const archived = page.getByRole("region", { name: "Archived" });
  await expect(archived).toContainText("Nobody was hired");
  await expectAccessibleEverywhere(page);
  await archived.getByRole("link", { name: "Engineer, Leeds" }).click();
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText("Vacancy reopened")).toBeVisible();
  await expect(page.getByLabel("Add CVs to this vacancy")).toBeEnabled();
});

test("the dashboard's groups lead to their vacancies, and an address of none says so", async ({ page }) => {
  await openVacancy(page, 2);
  await page.goto("/dashboard?group=job");
  await page.getByRole("link", { name: "Open vacancy Backend Engineer" }).click();
  await expect(lines(page)).toHaveCount(2);
  for (const path of ["/vacancies/none", `/vacancies/${crypto.randomUUID()}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "There is no such vacancy" })).toBeVisible();
  }
});

test("a file that cannot be read is named on its vacancy, and can be left out", async ({ page }) => {
  await openVacancy(page, 1);
  const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7\nnothing that could be read") };
  await page.getByLabel("Add CVs to this vacancy").setInputFiles([asFile(broken)]);
  await expect(page.getByText("Analysis failed for broken.pdf")).toBeVisible();
  await page.getByRole("button", { name: "Skip File" }).click();
  await expect(page.getByText("Analysis failed for broken.pdf")).toBeHidden();
});

test("somebody who applied for another vacancy is found for this one, and becomes an applicant with one press", async ({
  page,
}) => {
  await openSecondVacancy(page, await openVacancy(page, 5), inventedCvs(1, 7));

  const section = page.getByRole("region", { name: "Who do we already know?" });
  await section.getByLabel("CVs may be considered").selectOption("12");
  await section.getByRole("button", { name: "Look for People We Know" }).click();
  const people = section.getByRole("list", { name: "People we know" }).getByRole("listitem");
  await expect(people).not.toHaveCount(0);
  await expect(section.getByRole("button", { name: "Look Again" })).toBeVisible();
  const found = await people.count();
  await expect(people.first()).toContainText(/Last seen .* for Backend Engineer: \d+/);
  await expectAccessibleEverywhere(page);

  const name = await people.first().getAttribute("aria-label");
  await people
    .first()
    .getByRole("button", { name: /^Add to Vacancy/ })
    .click();
  await expect(page.getByText(`${name} was added`)).toBeVisible();
  await expect(lines(page)).toHaveCount(2);
  await expect(people).toHaveCount(found - 1);
  await people
    .first()
    .getByRole("button", { name: /^Take Out/ })
    .click();
  await expect(people).toHaveCount(found - 2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(people).toHaveCount(found - 1);
  await lines(page)
    .getByRole("link", { name: name ?? "" })
    .click();
  await expect(page.getByRole("heading", { name: "Quick Summary" })).toBeVisible();
});

test("CVs that are dropped on a vacancy's line are ranked in every tab that shows it", async ({ page, context }) => {
  await openVacancy(page, 2);
  const list = await context.newPage();
  await list.goto("/vacancies");
  const line = list.getByRole("listitem", { name: "Backend Engineer" });
  await expect(line).toContainText("2 CVs");
  await drop(line, inventedCvs(5).slice(2));
  await expect(line).toContainText("5 CVs");
  await expect(lines(page)).toHaveCount(5);
  await expect.poll(() => ranksOf(page)).toEqual(upTo(5));

  await page.locator("summary", { hasText: "Shortlist: the best" }).click();
  await page.getByLabel("Number of candidates").fill("1");
  await page.getByRole("button", { name: "Save Shortlist Size" }).click();
  await expect(page.getByText("Shortlist: the best 1")).toBeVisible();
  await expect(lines(page).getByText("Shortlisted", { exact: true })).toHaveCount(1);
  await expect(line).toContainText("5 CVs, 1 shortlisted");
});

async function drop(onto: Locator, files: InventedFile[]) {
  const given = files.map(({ fileName, bytes }) => ({ fileName, bytes: Buffer.from(bytes).toString("base64") }));
  const dataTransfer = await onto.page().evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { fileName, bytes } of list) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.codePointAt(0) ?? 0);
      transfer.items.add(new File([content], fileName, { type: "application/pdf" }));
    }
    return transfer;
  }, given);
  await onto.dispatchEvent("dragover", { dataTransfer });
  await expect(onto).toContainText("Drop to add these CVs");
  await onto.dispatchEvent("drop", { dataTransfer });
}

test("somebody who was seen before is told with their history, and people are parted and joined by hand", async ({
  page,
}) => {
  await openSecondVacancy(page, await openVacancy(page, 2), inventedCvs(1));
  const seen = lines(page).getByText(/^Seen in Backend Engineer, .*: \d+$/);
  await expect(seen).toBeVisible();

  await page.getByRole("button", { name: "Other CVs of Alva Ashgrove" }).click();
  const dialog = page.getByRole("dialog");
  const others = dialog.getByRole("list", { name: "Other CVs of this person" }).getByRole("listitem");
  await expect(others).toHaveCount(1);
  await expectAccessibleEverywhere(page);
  await dialog.getByRole("button", { name: /^Not the Same Person: Alva Ashgrove/ }).click();
  await expect(dialog.getByText("No other CV of this person is known.")).toBeVisible();
  await dialog.getByLabel("Find another CV of this person").fill("Bram");
  await dialog.getByRole("button", { name: /^The Same Person: Bram Birchmere/ }).click();
  await expect(others).toHaveCount(1);
  await expect(others).toContainText("Bram Birchmere");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(seen).toBeVisible();
  // Not the one that would join Alva again, which is there before it.
  const joined = page.getByRole("listitem").filter({ hasText: "was joined" });
  await joined.getByRole("button", { name: "Undo" }).click();
  await expect(seen).toBeHidden();
});
