import type { Page } from "@playwright/test";
import { inventedName } from "#tests/support/invented-cvs.ts";
import type { SampleFile } from "#tests/support/test-client.ts";
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { openAccount } from "./person.ts";
import { makePro } from "./make-pro.ts";
import { screen } from "./screened.ts";

const lines = (page: Page) => page.getByRole("region", { name: "Ranking" }).getByRole("listitem");

/** A vacancy with so many CVs, open in the browser. */
async function openVacancy(page: Page, cvs: number, more: SampleFile[] = []) {
  const { client, email } = await openAccount(page);
  await makePro(email);
  await screen(client, cvs, more);
  const [opening] = await client.json("GET", "/api/jobs");
  await page.goto(`/vacancies/${opening.id}`);
  await expect(lines(page)).toHaveCount(cvs + more.length);
  return { opening: String(opening.id), client };
}

test("a file that could not be read loses its name too, as soon as the review is blind", async ({ page }) => {
  await openVacancy(page, 1, [{ fileName: "Ottilie Brambleworth.pdf", bytes: Buffer.from("%PDF-1.7 and nothing") }]);
  const failed = page.getByRole("list", { name: "Files that could not be analysed" });
  await expect(failed).toContainText("Ottilie");
  await page.getByRole("checkbox", { name: /^Blind review/ }).click();
  await expect(failed).toContainText(/Analysis failed for Candidate \d\.pdf/);
  await expect(page.getByText("Ottilie")).toHaveCount(0);
});

test("candidates are reviewed under numbers, and one is revealed by one press, on record", async ({ page }) => {
  await openVacancy(page, 4);
  const names = Array.from({ length: 4 }, (_, index) => inventedName(index));
  await expect(page.getByText(names[0] ?? "").first()).toBeVisible();
  await page.getByRole("checkbox", { name: /^Blind review/ }).click();
  await expect(lines(page).getByText(/^Candidate \d$/)).toHaveCount(4);
  await expect(page.getByText("Nobody has been revealed.")).toBeVisible();
  for (const name of names) await expect(page.getByText(name)).toHaveCount(0);
  await expectAccessibleEverywhere(page);

  await lines(page).first().getByRole("link").first().click();
  const heading = page.getByRole("heading", { name: /^Candidate \d$/, level: 1 });
  await expect(heading).toBeVisible();
  const number = (await heading.textContent()) ?? "";
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  await page.getByRole("button", { name: "Open CV" }).click();
  await expect(page.getByText(/only words that judging saw are shown/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Download original CV" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expectAccessibleEverywhere(page);
  await page.getByRole("button", { name: `Reveal ${number}` }).click();
  await expect(page.getByText("This was recorded and counted.")).toBeVisible();
  await expect(heading).toHaveCount(0);
  await page.getByRole("button", { name: "Advance", exact: true }).click();
  await expect(page.getByText("Advanced by Robin Hale")).toBeVisible();

  await page.goBack();
  await expect(page.getByText("1 person revealed so far.")).toBeVisible();
  await expect(lines(page).getByText(/^Candidate \d$/)).toHaveCount(3);
  await page.getByText("Who did what").click();
  await expect(page.getByText(`Robin Hale revealed ${number}`)).toBeVisible();
  await expect(page.getByText(/^Robin Hale advanced /)).toBeVisible();
});

test("by keyboard, in a narrow window: it is turned on, and a letter leaves with the name", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const { client } = await openVacancy(page, 2);
  const toggle = page.getByRole("checkbox", { name: /^Blind review/ });
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(toggle).toBeChecked();
  await expect(lines(page).getByText(/^Candidate \d$/)).toHaveCount(2);
  const [row] = await client.json("GET", "/api/bulk-analysis-results?view=row&order=name.asc");
  expect(row.name).toBe("Candidate 1");
  await page.goto(`/shortlist/${row.id}`);
  await page.getByRole("button", { name: "Advance" }).focus();
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Draft/ })
    .first()
    .press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Generate Email" }).press("Enter");
  await expect(dialog.getByText(/^Dear Candidate 1/)).toBeVisible();
  await expect(dialog.getByText(/put in when you copy or open the letter/)).toBeVisible();
  await dialog.getByRole("button", { name: "Copy" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied to Clipboard")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect([0, 1].some((index) => copied.includes(inventedName(index)))).toBe(true);
  await expect(dialog.getByText(/^Dear Candidate 1/)).toBeVisible();
});

test("fairness checks: no score moves under other names, and rates by groups are told and forgotten", async ({
  page,
}) => {
  const { opening, client } = await openVacancy(page, 12);
  const section = page.getByRole("region", { name: "Fairness checks" });
  await section.getByRole("button", { name: "Check Names" }).press("Enter");
  await expect(section.getByText("0 of 120 scores moved.")).toBeVisible();
  await expect(section.getByText(/12 CVs under 10 names each/)).toBeVisible();
  const ranked = await client.json("GET", `/api/jobs/${opening}/ranking`);
  const rows = ranked.map(({ id }: { id: string }, at: number) => `${id},Group ${at < 6 ? "A" : "B"}`);
  const csv = { name: "groups.csv", mimeType: "text/csv", buffer: Buffer.from(["id,group", ...rows].join("\n")) };
  await section.getByLabel("File of groups (CSV)").setInputFiles(csv);
  const table = section.getByRole("table", { name: "On the shortlist" });
  await expect(table.getByRole("rowheader")).toHaveCount(2);
  await expect(table).toContainText("Small: 6 people");
  await expectAccessibleEverywhere(page);
  await page.setViewportSize({ width: 375, height: 760 });
  await expect(table).toBeVisible();
  await expectNoSidewaysScroll(page);
  await section.getByRole("button", { name: "Clear" }).focus();
  await page.keyboard.press("Enter");
  await expect(table).toHaveCount(0);
  await page.reload();
  await expect(section.getByText("0 of 120 scores moved.")).toBeVisible();
  await expect(table).toHaveCount(0);
});
