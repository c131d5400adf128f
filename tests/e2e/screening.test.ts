import { awaitShortlist, chooseFiles, signUp, signUpByForm, signUpPro } from "./person.ts";
import { expect, test } from "./journey.ts";

const notACv = { fileName: "notes.txt", bytes: Buffer.from("not a CV") };
const broken = { fileName: "broken.pdf", bytes: Buffer.from("%PDF-1.7 and then nothing a reader could use") };

test("from signing up to a ranked shortlist whose claims are quotes from the CVs", async ({ page }) => {
  await signUpByForm(page);
  await chooseFiles(page, 12);
  await page.getByLabel("Number of candidates").fill("5");
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByRole("dialog", { name: "Analysing CVs…" })).toBeVisible();
  await awaitShortlist(page);
  await expect(page).toHaveURL(/\/shortlist\?bulk_upload_id=/);
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(5);
  await expect(cards.first()).toContainText("Key Strengths");
  await expect(cards.first().locator("blockquote").first()).not.toBeEmpty();
});

test("a file that cannot be read fails alone and says why", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 2, [broken]);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await awaitShortlist(page);
  const failed = page.getByRole("article", { name: "broken.pdf" });
  await expect(failed).toContainText("Failed");
  await expect(failed).toContainText("Resume Processing Failed");
});

test("a file of another type is left out with one quiet word", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 2, [notACv]);
  await expect(page.getByText("Some files were left out")).toBeVisible();
});

test("starting without files is refused in the specified words", async ({ page }) => {
  await signUp(page);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  await expect(page.getByText("Missing Files")).toBeVisible();
  await expect(page.getByText("Please upload at least 1 CV and 1 job description.")).toBeVisible();
});

test("cancelling asks once and leads back to the form, and what was not screened costs nothing", async ({ page }) => {
  await signUpPro(page);
  await chooseFiles(page, 60);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/functions/analysis-status", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  // How many are left is not known yet.
  await page.getByRole("dialog").getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: "Go On" })).toBeFocused();
  release();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel Analysis" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("The other CVs cost nothing.")).toBeVisible();
  await expect(page).toHaveURL(/\/demo$/);
});

test("a double click on the start button makes one upload", async ({ page }) => {
  await signUp(page);
  await chooseFiles(page, 3);
  let uploads = 0;
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.url().endsWith("/api/bulk-file-uploads")) uploads += 1;
  });
  await page.getByRole("button", { name: "Start AI Analysis" }).dblclick();
  await awaitShortlist(page);
  expect(uploads).toBe(1);
});

/** On a slow machine they would be gone before what they could cover is there. */
function keepToasts() {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, { setTimeout: (act: () => void, ms?: number) => wait(act, ms === 4000 ? 600_000 : ms) });
}

test("the way to the shortlist is not covered by a toast, and stays when the list is filtered", async ({ page }) => {
  await page.addInitScript(keepToasts);
  await signUp(page);
  await chooseFiles(page, 1);
  await page.getByRole("button", { name: "Start AI Analysis" }).click();
  const way = page.getByRole("link", { name: "View Shortlist" });
  await expect(way).toBeVisible();
  await expect(page.getByText("Starting CV analysis...")).toBeVisible();
  await way.click({ trial: true, timeout: 30_000 });
  await page.getByRole("button", { name: "Under 70" }).click();
  await expect(page).toHaveURL(/band=/);
  await expect(way).toBeVisible();
});
