import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { awaitShortlist, chooseFiles, signUp } from "./person.ts";

test("whom the ranking may have missed is queued with the reason, and each decision says what remains", async ({
  page,
}) => {
  await signUp(page);
  await chooseFiles(page, 20);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await awaitShortlist(page);
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
