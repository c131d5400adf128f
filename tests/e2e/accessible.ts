import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Look {
  /** Beside those of WCAG. */
  moreRules?: string[];
  exclude?: string[];
}

/**
 * In both themes: all rules in the light; of what the dark changes, the contrast. Without motion: a toast that is half faded in has
 * half its contrast.
 */
export async function listViolations(page: Page, { moreRules = [], exclude = [] }: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rules = colorScheme === "dark" ? ["color-contrast"] : [...RULES, ...moreRules];
    for (const { id, nodes } of await look(page, rules, exclude))
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" ")}`);
  }
  return found;
}

/** The first look leaves its tool in the page: bringing it anew takes longer than the look. */
async function look(page: Page, runOnly: string[], exclude: string[]): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in window)))
    await new AxeBuilder({ page }).setLegacyMode(true).withRules("document-title").analyze();
  const options = { runOnly, resultTypes: ["violations"] };
  return page.evaluate<Violation[]>(
    `axe.run({ exclude: ${JSON.stringify(exclude)} }, ${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
}

export async function expectAccessible(page: Page) {
  expect(await listViolations(page)).toEqual([]);
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
  for (const size of [NARROW, WIDE]) {
    await page.setViewportSize(size);
    await expectAccessible(page);
    // What lies behind a dialog is looked at where it is the page.
    if ((await page.getByRole("dialog").count()) === 0) await expectNoSidewaysScroll(page);
  }
}
