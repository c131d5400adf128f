import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANDING_PATHS } from "#screens/landing/landing-paths.ts";
import {
  becomeMember,
  expectAtTop,
  LANDING,
  memberVisits,
  open,
  PUBLIC_VISITS,
  untilAlive,
  type Visit,
} from "./every-page.ts";
import { expect, test } from "./journey.ts";
import { chooseElsewhere, forgetChoice, letNobodyCount, watchOutside } from "./outside-requests.ts";
import { countMotions, findOverflow, findViolations, walkByKeyboard } from "./reading-aids.ts";

test("every page of the router is among those that are looked at", () => {
  const routes = readFileSync("src/web/app-pages.tsx", "utf8");
  const pages = [...routes.matchAll(/path="([^"]+)"/g)].map(([, page]) => page ?? "");
  const visits = [...PUBLIC_VISITS, ...memberVisits({ candidateId: "", checkoutId: "", openingId: "" })];
  const visited = new Set(visits.map(({ page }) => page));
  expect([...LANDING_PATHS, ...pages].filter((page) => !visited.has(page))).toEqual([]);
});

// Each of these is a hundred looks at pages, not one journey.
test.describe.configure({ mode: "parallel", timeout: 400_000 });

/** They show what another address shows; those of the landing page, one of its sections. */
const ALIKE = new Set([
  "/why-us",
  "/who",
  "/problem",
  "/solution",
  "/example",
  "/reset-password",
  "/loading",
  "/candidate-report/:candidateId",
  "/operator",
]);
const isDistinct = ({ page }: Visit) => !ALIKE.has(page);
const CALM = { reducedMotion: "reduce" } as const;

/**
 * Loaded before anybody has chosen; looked at after a no; then walked through with the question at the bottom again, which must not lie
 * over what has the focus.
 */
async function lookAt(page: Page, visits: readonly Visit[], width: number) {
  await page.emulateMedia(CALM);
  const question = page.getByRole("region", { name: "Analytics" });
  for (const visit of visits) {
    await test.step(visit.page, async () => {
      await open(page, visit);
      await expect(question).toBeVisible();
      await chooseElsewhere(page, "rejected");
      await expect(question).toBeHidden();
      expect.soft(await countMotions(page), visit.page).toBe(0);
      expect.soft(await findViolations(page), visit.page).toEqual([]);
      expect.soft(await findOverflow(page), visit.page).toEqual([]);
      await chooseElsewhere(page, null);
      await page.setViewportSize({ width, height: 844 });
      await expect(question).toBeVisible();
      expect.soft(await walkByKeyboard(page), visit.page).toEqual([]);
    });
  }
}

async function lookAtAll(page: Page, visits: readonly Visit[], width: number) {
  await forgetChoice(page);
  await lookAt(page, visits.filter(isDistinct), width);
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const visit of visits.filter((each) => !isDistinct(each))) {
    await open(page, visit);
    if (visit.heading === LANDING) await expectAtTop(page, visit.path.slice(1));
  }
}

test("every public page is accessible, light and dark, wide, narrow, enlarged and by keyboard, and asks nobody else", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  await lookAtAll(page, PUBLIC_VISITS, 390);
  expect(outside).toEqual([]);
});

test("behind the login every page is accessible and asks nobody else, before and after a no", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  await lookAtAll(page, memberVisits(await becomeMember(page)), 1280);
  expect(outside).toEqual([]);
});

test("where nobody counts no page asks, and nothing leaves whatever the browser remembers", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  await letNobodyCount(page);
  await page.context().addInitScript(() => localStorage.setItem("evenhand:analytics-consent", "accepted"));
  for (const visit of PUBLIC_VISITS.filter(isDistinct)) {
    await open(page, visit);
    await expect(page.getByRole("region", { name: "Analytics" })).toHaveCount(0);
  }
  expect(outside).toEqual([]);
});

test("the first press of the Tab key offers to skip to the content, also while a slow page comes alive", async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  for (const rate of [1, 8]) {
    await browser.send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto("/terms", { waitUntil: "commit" });
    await page.getByRole("heading", { name: "Terms of Service" }).first().waitFor();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await untilAlive(page);
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Back to Home" })).toBeFocused();
  }
});
