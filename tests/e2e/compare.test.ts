import { expectAccessibleEverywhere } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { makePro } from "./make-pro.ts";
import { screenSome } from "./screened.ts";

const PAGE = /\/Type\s*\/Page[^s]/g;
const countPages = (pdf: Buffer) => pdf.toString("latin1").match(PAGE)?.length;

test("five of the shortlist are compared on the screen, on a phone and on one page of paper", async ({ page }) => {
  const { uploadId } = await screenSome(page, 6);
  await page.setViewportSize({ width: 1360, height: 900 });
  await page.goto(`/shortlist?bulk_upload_id=${uploadId}`);
  for (const at of [0, 1]) await expect(page.getByRole("article").nth(at)).toBeInViewport({ ratio: 0.6 });
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.first().check();
  await expect(page.getByText("Choose one more to compare")).toBeVisible();
  for (const at of [1, 2, 3, 4]) await boxes.nth(at).check();
  await expect(boxes.nth(5)).toBeDisabled();
  await page.getByRole("link", { name: "Compare 5 side by side" }).click();
  await expect(page.getByRole("heading", { name: "Compare Candidates" })).toBeVisible();
  await expect(page.getByRole("columnheader")).toHaveCount(6);
  await expect(page.getByRole("region", { name: "What makes the gap" })).toContainText("ahead of");
  await expect(page.getByRole("region", { name: "The question that would decide" })).toContainText("Ask ");
  await expectAccessibleEverywhere(page);
  expect(countPages(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole("region", { name: "Comparison, scrolls sideways" });
  const covered = () =>
    table.evaluate((element) => {
      const [criteria, person] = Array.from(element.querySelectorAll("thead th"), (head) =>
        head.getBoundingClientRect(),
      );
      return Math.round((criteria?.right ?? 0) - (person?.left ?? 0));
    });
  await expect.poll(covered).toBe(0);
  await table.evaluate((element) => element.scrollBy({ left: 200, behavior: "instant" }));
  // A swipe comes to rest where the second person begins, right of the criteria.
  const edge = () =>
    page
      .getByRole("columnheader")
      .nth(2)
      .evaluate((head) => Math.round(head.getBoundingClientRect().left));
  await expect.poll(async () => Math.abs((await edge()) - 115)).toBeLessThanOrEqual(15);
  await table.focus();
  await page.keyboard.press("ArrowLeft");
  await expect.poll(edge).toBeGreaterThan(130);
});

test("selected rows are compared from the list and from the palette, by keyboard", async ({ page }) => {
  const { email } = await screenSome(page, 3);
  await makePro(email);
  await page.goto("/dashboard");
  await expect(page.getByRole("rowheader")).toHaveCount(3);
  const boxes = page.getByRole("checkbox", { name: /^Select (?!all)/ });
  await boxes.first().click();
  await boxes.nth(1).click();
  await page.getByRole("button", { name: "Compare", exact: true }).click();
  await expect(page.getByRole("columnheader")).toHaveCount(3);
  await page.getByLabel("Add a candidate").selectOption({ index: 1 });
  await expect(page.getByRole("columnheader")).toHaveCount(4);

  await page.goto("/dashboard");
  await boxes.first().click();
  await boxes.nth(1).click();
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("dialog", { name: "Command palette" }).getByRole("combobox")).toBeFocused();
  await page.keyboard.type("compare selected");
  await expect(page.getByRole("option", { name: "Compare Selected" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("columnheader")).toHaveCount(3);
});
