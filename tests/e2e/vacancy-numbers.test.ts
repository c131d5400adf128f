import { readFile } from "node:fs/promises";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { asFile } from "./person.ts";
import { screenSome } from "./screened.ts";

test("the numbers of a vacancy and of all: sources, stages, time to shortlist, as pictures and as a file", async ({
  page,
}) => {
  const { client, uploadId } = await screenSome(page, 4);
  await client.goPro();
  const [first, second] = await client.candidates(uploadId);
  await page.goto(`/vacancies/${first?.job_id}`);
  await page.getByLabel("Add CVs to this vacancy").setInputFiles(inventedCvs(6).slice(4).map(asFile));
  const last = page.getByRole("region", { name: "Ranking" }).getByRole("listitem").nth(5);
  await expect(last).toContainText("Rank 6");
  await page.getByRole("link", { name: "Numbers" }).click();
  await expect(page.getByRole("heading", { name: "Numbers", level: 1 })).toBeFocused();
  await expect(page.getByRole("region", { name: "Time to shortlist" })).toContainText("Nobody advanced yet");
  const line = (region: string, label: string) =>
    page.getByRole("region", { name: region }).getByRole("listitem").filter({ hasText: label });
  await expect(line("CVs by source", "Upload")).toHaveText("Upload4");
  await expect(line("CVs by source", "Import")).toHaveText("Import2");
  await expect(line("Stages", "New")).toHaveText("New6");

  await client.json("POST", "/api/decisions", { candidateIds: [first?.id], decision: "advance" });
  await client.json("POST", "/api/decisions", { candidateIds: [second?.id], decision: "decline" });
  await expect(line("Stages", "Advanced")).toHaveText("Advanced1");
  await expect(page.getByRole("region", { name: "Time to shortlist" })).toContainText(
    "To the first person advanced: under an hour",
  );
  await expectAccessibleEverywhere(page);

  await page.getByRole("link", { name: "Vacancies", exact: true }).first().click();
  await page.getByRole("link", { name: "Numbers" }).click();
  await expect(page.getByText("The median of 1 vacancy in which somebody was advanced, of 1 in all")).toBeVisible();
  await expect(page.getByRole("row", { name: /Backend Engineer/ })).toContainText("under an hour");
  await expectAccessibleEverywhere(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await readFile(await (await saved).path(), "utf8");
  expect(file.split("\r\n")[1]).toMatch(/^Backend Engineer,active,/);
});
