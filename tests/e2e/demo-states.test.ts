import type { Page } from "@playwright/test";
import type { AnalysisStatus } from "#shared/screening/progress.ts";
import { expectAccessibleAt, expectNoSidewaysScroll } from "./accessible.ts";
import { inventedCvs } from "#tests/support/invented-cvs.ts";
import { asFile, awaitShortlist, signUp } from "./person.ts";
import { expect, test } from "./journey.ts";

const STATUS = "**/api/functions/analysis-status";
const LONG_NAME = "a-very-long-file-name-of-somebody-who-likes-to-be-exact-about-it-final-version-2.pdf";
const running: AnalysisStatus = {
  percent: 37,
  stage: "matching",
  page: null,
  current: 5,
  total: 12,
  filename: LONG_NAME,
  error: null,
  status: "analyzing",
  scores: [92, 93, 68, 79, 62],
  failed: [{ filename: "kael-mossend.pdf", reason: "The file is damaged and could not be opened." }],
  known: [],
};

const expectSound = (page: Page) => expectAccessibleAt(page, [390, 1280]);

test("a newcomer's samples become a shortlist by two presses, and every state is accessible and fits, wide and narrow", async ({
  page,
}) => {
  await signUp(page);
  await expectSound(page);
  await page.evaluate(() => sessionStorage.setItem("evenhand:sending", "an earlier load"));
  await page.reload();
  await expect(page.getByText("Your last upload was interrupted")).toBeVisible();
  await expectSound(page);
  const [cv] = inventedCvs(1).map((file) => asFile({ ...file, fileName: LONG_NAME }));
  await page.getByLabel("Choose CVs").setInputFiles(cv ?? []);
  await expect(page.getByText("1 CV", { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: `Remove ${LONG_NAME}` }).click();
  await page.getByRole("button", { name: "Try it with sample CVs" }).click();
  await expect(page.getByText("12 CVs", { exact: true })).toBeVisible();
  await expectSound(page);
  await screenInStates(page);
  await page.goto("/shortlist?bulk_upload_id=none");
  await expect(page.getByText("No bulk upload ID found")).toBeVisible();
  await expectSound(page);
});

async function screenInStates(page: Page) {
  let status: AnalysisStatus | undefined = running;
  await page.route(STATUS, (route) => (status ? route.fulfill({ json: status }) : route.abort()));
  await expect(page.getByRole("button", { name: "Start AI Analysis" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Analysis failed for kael-mossend.pdf")).toBeVisible();
  await expectSound(page);
  status = undefined;
  await expect(page.getByText(/The connection was lost/)).toBeVisible();
  await expectSound(page);
  await page.unroute(STATUS);
  await awaitShortlist(page);
  await expect(page.getByRole("region", { name: /set aside/ })).toContainText("Young and energetic");
  await expect(page.getByRole("article", { name: "kael-mossend.pdf" })).toContainText("Resume Processing Failed");
  const twice = page.getByRole("article", { name: "Edda Foxhollow" });
  await expect(twice.first()).toContainText("Gives the same contact details as e-foxhollow-cv-2024.pdf.");
  await expect(page.getByRole("article", { name: "Imre Kestrelby" })).toContainText("hidden characters were found");
  await page.getByRole("button", { name: "Export CSV" }).click();
  await expect(page.getByText("Export Complete")).toBeVisible();
  await page.getByText("hidden characters were found").click();
  await expectSound(page);
}
