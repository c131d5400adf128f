import { expectAccessibleEverywhere } from "./accessible.ts";
import { inDatabase } from "./in-database.ts";
import { expect, test } from "./journey.ts";
import { openAccount } from "./person.ts";
import { screenSome } from "./screened.ts";

const OPERATOR = "operator@example.org";

test("the operator retries what is parked; to everybody else there is no such page", async ({ page, browser }) => {
  const stranger = await browser.newPage();
  const { email } = await screenSome(stranger, 2);
  await stranger.goto("/operator");
  await expect(stranger.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();

  await openAccount(page, OPERATOR);
  await page.goto("/operator");
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await inDatabase("update users set email_confirmed_at = now() where email = $1", [OPERATOR]);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Operations" })).toBeVisible();
  await expect(page.getByText("Nothing is parked.")).toBeVisible();
  await expect(page.getByText("1 at work, 1 serving")).toBeVisible();

  // As a disk leaves them that could not be read five times.
  await inDatabase(
    `with failed as (update bulk_analysis_results set status = 'error', score = null, error_message = 'A fault on our side kept this file from being read. Please try again.'
       where user_id = (select id from users where email = $1) returning id)
     update tasks set state = 'parked', parked_at = now(), failures = 5, failure = 'EIO' where candidate_id in (select id from failed)`,
    [email],
    2,
  );
  const parked = page.getByRole("table", { name: "Parked tasks" });
  await expect(parked.getByRole("row", { name: /CV …\w{6} EIO 5/ })).toHaveCount(2);
  await expectAccessibleEverywhere(page);
  await parked
    .getByRole("button", { name: /^Retry CV/ })
    .first()
    .click();
  await expect(page.getByText("Trying 1 task again")).toBeVisible();
  await expect(parked.getByRole("row", { name: /EIO/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Retry all: CVs (1)" }).click();
  await expect(page.getByText("Nothing is parked.")).toBeVisible();
  await stranger.goto("/reports");
  await expect(stranger.getByRole("region", { name: "Statistics" })).toContainText(/Average Score\d+%/);
});
