import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

export async function expectAccessible(page: Page) {
  // A toast that is half faded in has half its contrast; without motion it is there or it is not.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
}

/** On a phone nothing may stand beside the page. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

const WIDE = { width: 1280, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Wide and narrow, light and dark. */
export async function expectAccessibleEverywhere(page: Page) {
  for (const size of [NARROW, WIDE])
    for (const colorScheme of ["dark", "light"] as const) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await expectAccessible(page);
      // What lies behind a dialog is looked at where it is the page.
      if ((await page.getByRole("dialog").count()) === 0) await expectNoSidewaysScroll(page);
    }
}
