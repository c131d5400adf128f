import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { LANDING_PATHS } from "#screens/landing/landing-paths.ts";
import { becomeMember, memberVisits, open, PUBLIC_VISITS, untilAlive, type Visit } from "./every-page.ts";
import { expect, test } from "./journey.ts";
import { forgetChoice, letNobodyCount, watchOutside } from "./outside-requests.ts";
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

/** They show what another address shows. */
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

async function lookAt(page: Page, visits: readonly Visit[]) {
  await page.emulateMedia(CALM);
  for (const visit of visits) {
    await test.step(visit.page, async () => {
      await open(page, visit);
      expect.soft(await countMotions(page), visit.page).toBe(0);
      expect.soft(await findViolations(page), visit.page).toEqual([]);
      expect.soft(await findOverflow(page), visit.page).toEqual([]);
    });
  }
}

/** With the question at the bottom, which must not lie over what has the focus. */
async function walkThrough(page: Page, visits: readonly Visit[], width: number) {
  await page.emulateMedia(CALM);
  await page.setViewportSize({ width, height: 844 });
  for (const visit of visits) {
    await test.step(`${visit.page} by keyboard`, async () => {
      await open(page, visit);
      await expect(page.getByRole("region", { name: "Analytics" })).toBeVisible();
      expect.soft(await walkByKeyboard(page), visit.page).toEqual([]);
    });
  }
}

test("every public page is accessible, light and dark, wide, narrow and enlarged", async ({ page }) => {
  await lookAt(page, PUBLIC_VISITS.filter(isDistinct));
});

test("behind the login every page is accessible, and before and after a no nobody else is asked", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  const visits = memberVisits(await becomeMember(page));
  await lookAt(page, visits.filter(isDistinct));
  expect(outside).toEqual([]);
  await forgetChoice(page);
  await walkThrough(page, visits.filter(isDistinct), 1280);
  for (const visit of visits.filter((each) => !isDistinct(each))) await open(page, visit);
  expect(outside).toEqual([]);
});

test("before I have chosen no public page asks anybody but us, and the keyboard reaches all of it", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  await forgetChoice(page);
  await walkThrough(page, PUBLIC_VISITS.filter(isDistinct), 390);
  for (const visit of PUBLIC_VISITS.filter((each) => !isDistinct(each))) await open(page, visit);
  expect(outside).toEqual([]);
});

test("where nobody counts no page asks, and nothing leaves whatever the browser remembers", async ({
  page,
  baseURL,
}) => {
  const outside = watchOutside(page.context(), baseURL);
  await letNobodyCount(page);
  await page.context().addInitScript(() => localStorage.setItem("evenhand:analytics-consent", "accepted"));
  for (const visit of PUBLIC_VISITS) {
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
