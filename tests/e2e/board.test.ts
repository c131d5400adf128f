import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { expectAccessible, expectAccessibleEverywhere, expectNoSidewaysScroll } from "./accessible.ts";
import { expect, test } from "./journey.ts";
import { board, field, paste } from "./pasted-board.ts";
import { asFile, awaitShortlist, signUp } from "./person.ts";

const ADVERTISEMENT = `Backend Engineer
Foxglove Systems builds booking software for small theatres.
Essential
• At least 4 years of experience as a backend engineer
• Strong experience with Python and Django
• Good knowledge of PostgreSQL
• Excellent communicator
• Young and energetic
• Right to work in the UK
Desirable
• Knowledge of Terraform`;
const RECIPE = `Apple Crumble
Serves 6
Ingredients
• 600 g apples, peeled and sliced
• 200 g plain flour
Method
1. Preheat the oven to 180 °C.
2. Rub the butter into the flour, then stir in the sugar and bake for 40 minutes.`;

test("with the keyboard alone a pasted job description becomes my board, and the report shows my criteria", async ({
  page,
}) => {
  await signUp(page);
  await paste(page, ADVERTISEMENT);
  await expect(board(page)).toContainText("What counts for Backend Engineer: 5 criteria");
  await expect(board(page)).toContainText("“Young and energetic” (age)");
  await expect(board(page)).toContainText("Right to work in the UK");
  await board(page).getByRole("button", { name: "Change the criteria" }).press("Enter");
  await expect(board(page)).toContainText("What would show it?");
  await expectAccessibleEverywhere(page);

  await field(page, 4).press("ControlOrMeta+a");
  await page.keyboard.type("Presented designs to clients");
  await expect(board(page)).not.toContainText("What would show it?");
  await field(page, 3).press("Alt+ArrowUp");
  await expect(field(page, 2)).toHaveValue("Good knowledge of PostgreSQL");
  await expect(field(page, 2)).toBeFocused();
  await board(page).getByRole("button", { name: "Remove: Knowledge of Terraform" }).press("Enter");
  await board(page).getByRole("textbox", { name: "Add a criterion" }).press("K");
  await page.keyboard.type("ubernetes");
  await page.keyboard.press("Enter");
  await board(page).getByLabel("How important: Kubernetes").selectOption("Deal-breaker");
  await board(page).getByRole("textbox", { name: "Add a criterion" }).fill("Female");
  await page.keyboard.press("Enter");
  await expect(board(page)).toContainText("Nobody may be chosen by gender");
  await board(page).getByRole("button", { name: "Undo" }).press("Enter");
  await expect(board(page)).not.toContainText("Nobody may be chosen by gender");

  await page.getByLabel("Choose CVs").setInputFiles(inventedCvs(3).map(asFile));
  await page.getByRole("button", { name: "Start AI Analysis" }).press("Enter");
  await awaitShortlist(page);
  await page.locator("summary", { hasText: "What counts: 5 criteria" }).click();
  const rows = [/4 years/, /PostgreSQL/, /Python and Django/, /Presented designs to clients/, /Kubernetes/];
  for (const [at, wording] of rows.entries())
    await expect(page.getByRole("textbox", { name: `Criterion ${at + 1}`, exact: true })).toHaveValue(wording);
  await expect(page.getByLabel("How important: Kubernetes")).toHaveValue("gate");
  await expect(page.getByRole("heading", { name: "To be checked by you" })).toBeVisible();
  await page.goto("/shortlist");
  await page
    .getByRole("link", { name: /report/i })
    .first()
    .click();
  await expect(page.getByText("Presented designs to clients").first()).toBeVisible();
});

test("in a narrow window, without an account, a recipe is questioned and an advertisement shows its board", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  await paste(page, RECIPE);
  await expect(page.getByRole("alert")).toContainText("This reads like a recipe");
  await expect(page.getByRole("alert")).toContainText("Apple Crumble");
  await expectAccessible(page);
  await paste(page, ADVERTISEMENT);
  await expect(board(page)).toContainText("5 criteria");
  await board(page).getByRole("button", { name: "Change the criteria" }).click();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await board(page).getByRole("button", { name: "Remove: Knowledge of Terraform" }).click();
  await page.getByLabel("Choose CVs").setInputFiles(inventedCvs(1).map(asFile));
  await page.getByRole("button", { name: "See Your Shortlist in Minutes" }).click();
  await expect(page).toHaveURL(/\/book/);
});
