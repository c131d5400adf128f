import { CriteriaList } from "#shared/vacancies/criteria.ts";
import { expectAccessibleEverywhere, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { screenSome } from "./screened.ts";

test("ten decisions say how far the score ranks like me; the proposed weights are taken and undone", async ({
  page,
}) => {
  const { client, uploadId } = await screenSome(page, 24);
  const people = await client.candidates(uploadId);
  await page.goto(`/vacancies/${people[0]?.job_id}`);
  await page.getByRole("link", { name: "Does It Rank Like Me?" }).click();
  await expect(page.getByRole("heading", { name: "10 more decisions" })).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Decisions" })).toHaveAttribute("aria-valuetext", "0 of 10");
  await expectAccessibleEverywhere(page);

  const { criteria } = CriteriaList.parse(await client.json("GET", `/api/bulk-file-uploads/${uploadId}/criteria`));
  const wanted = criteria.find(({ wording }) => wording.includes("Django"));
  for (const decision of ["advance", "decline"] as const) {
    const decided = people.filter(({ findings }) => {
      const level = findings?.find(({ criterion_id }) => criterion_id === wanted?.key)?.level;
      return (level === "strong") === (decision === "advance");
    });
    await client.json("POST", "/api/decisions", { candidateIds: decided.map(({ id }) => id), decision });
  }
  await page.reload();
  const agreement = page.getByRole("region", { name: "Agreement" });
  await expect(agreement).toContainText(/The score agrees with you on \d+ of \d+ pairs/);
  const surprises = page.getByRole("region", { name: "Surprises" }).getByRole("listitem");
  await expect(surprises.first()).toContainText("Declined");
  await expect(surprises.first()).toContainText("Advanced");
  await expect(surprises.first().locator("mark").first()).toBeVisible();
  const proposal = page.getByRole("region", { name: "Proposed weights" });
  await expect(proposal.getByRole("listitem").filter({ hasText: "Python and Django" })).toContainText("Counts more");
  await expectAccessibleEverywhere(page);

  await proposal.getByRole("button", { name: "Leave them" }).click();
  await expect(proposal).toContainText("The weights stay as they are.");
  await proposal.getByRole("button", { name: "Show the proposal again" }).click();
  const before = (await agreement.textContent()) ?? "";
  await proposal.getByRole("button", { name: "Take these weights" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Everybody is ranked again. The board is at version 2.")).toBeVisible();
  // Under the pointer it stays for longer than its eight seconds.
  await page.getByRole("button", { name: "Undo" }).hover();
  await expect.poll(() => agreement.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(page.getByText("The board is at version 3.")).toBeVisible();
  await expect.poll(() => agreement.textContent()).toBe(before);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});
