import { expectAccessibleEverywhere, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { screenSome } from "./screened.ts";

test("whom the ranking may have missed is queued with the reason, and each decision says what remains", async ({
  page,
}) => {
  const { uploadId } = await screenSome(page, 20);
  await page.goto(`/shortlist?bulk_upload_id=${uploadId}`);
  await page.getByRole("link", { name: "Second Look" }).click();
  const outlook = page.getByRole("region", { name: "What remains to be expected" });
  await expect(outlook).toContainText("0 of 20 seen, too few to say what remains");
  await expect(outlook).toContainText("on the shortlist have no decision yet");
  const queue = page.getByRole("list", { name: "Second look" });
  const items = queue.getByRole("listitem");
  await expect(items.first()).toBeVisible();
  await expectAccessibleEverywhere(page);

  const name = (await items.first().getByRole("link").textContent()) ?? "";
  await page.getByRole("button", { name: `Decline ${name}` }).focus();
  await page.keyboard.press("Enter");
  await expect(outlook).toContainText("1 of 20 seen");
  await expect(queue).not.toContainText(name);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(outlook).toContainText("0 of 20 seen");
  await expect(items.first()).toContainText(name);

  for (let decided = 1; decided <= 5; decided += 1) {
    await items
      .first()
      .getByRole("button", { name: /^Decline/ })
      .click();
    await expect(outlook).toContainText(`${decided} of 20 seen`);
  }
  await expect(outlook).toContainText(/5 of 20 seen, probably (nobody|at most \d+) more/);
  await expect(outlook).toContainText("Looking further is worth it.");
});

test("by keyboard, in a narrow window: when few are likely to be left it says so, once the shortlist is decided on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { client, uploadId } = await screenSome(page, 24);
  const people = await client.candidates(uploadId);
  const decide = (candidateIds: string[], decision: string) =>
    client.json("POST", "/api/decisions", { candidateIds, decision });
  const shortlisted = people.filter(({ is_shortlisted }) => is_shortlisted).map(({ id }) => id);
  const others = people.filter(({ is_shortlisted }) => !is_shortlisted).map(({ id }) => id);
  await decide(shortlisted, "advance");
  await decide(others.slice(0, -2), "decline");
  await page.goto(`/second-look?bulk_upload_id=${uploadId}`);
  const outlook = page.getByRole("region", { name: "What remains to be expected" });
  const items = page.getByRole("list", { name: "Second look" }).getByRole("listitem");
  await expect(items).toHaveCount(2);
  const { queue } = await client.json("GET", `/api/bulk-file-uploads/${uploadId}/second-look`);
  await expect(items.first()).toContainText(queue[0].current_job_title);
  await expect(outlook).toContainText("probably nobody more that you would invite");
  await expect(outlook).toContainText("Stopping here is reasonable.");
  await expectNoSidewaysScroll(page);
  for (const left of [1, 0]) {
    await items
      .first()
      .getByRole("button", { name: /^Decline/ })
      .press("Enter");
    await expect(items).toHaveCount(left);
  }
  await expect(outlook).toContainText("24 of 24 seen, and nobody is left");
  await expect(page.getByText("Nobody beyond the shortlist is left to look at.")).toBeVisible();
});
