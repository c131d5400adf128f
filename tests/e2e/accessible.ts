import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { noteText } from "./changed-text.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
const CONTRAST = "color-contrast";
/** Compiling the readable one takes twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

interface Violation {
  id: string;
  nodes: { html: string }[];
}

interface Look {
  /** Beside those of WCAG. */
  moreRules?: string[];
  exclude?: string[];
  /** Where the page is looked at in two, without loading it anew. */
  width?: "first" | "second";
}

/**
 * In both themes: all rules in the light; of what the dark changes, the contrast. Without motion: a toast that is half faded in has
 * half its contrast. Contrast costs as much as all other rules together, so a second width looks at it only where it changed a text.
 */
export async function listViolations(page: Page, options: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["dark", "light"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const { id, nodes } of await lookInTheme(page, colorScheme, options))
      found.push(`${colorScheme}: ${id}: ${nodes.map(({ html }) => html.slice(0, 300)).join(" ")}`);
  }
  return found;
}

async function lookInTheme(page: Page, theme: "dark" | "light", options: Look): Promise<Violation[]> {
  const { moreRules = [], exclude = [], width } = options;
  const changed = width === undefined ? 0 : await noteText(page, theme, exclude);
  const isSecond = width === "second";
  const everything = `{ exclude: ${JSON.stringify(exclude)} }`;
  const all = { runOnly: [...RULES, ...moreRules], rules: { [CONTRAST]: { enabled: !isSecond } } };
  const violations = theme === "light" ? await look(page, everything, all) : [];
  if (isSecond && changed > 0)
    violations.push(...(await look(page, "{ include: changedText }", { runOnly: [CONTRAST] })));
  if (!isSecond && theme === "dark") violations.push(...(await look(page, everything, { runOnly: [CONTRAST] })));
  return violations;
}

/** The first look leaves its tool in the page: bringing it anew takes longer than the look. */
async function look(page: Page, context: string, options: object): Promise<Violation[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};0`);
  const only = JSON.stringify({ ...options, resultTypes: ["violations"] });
  return page.evaluate<Violation[]>(`axe.run(${context}, ${only}).then(({ violations }) => violations)`);
}

export async function expectAccessible(page: Page) {
  expect(await listViolations(page)).toEqual([]);
}

/** On a phone nothing may stand beside the page. */
export async function expectNoSidewaysScroll(page: Page) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

const SIZES = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } };

/** Wide and narrow, light and dark, without loading anew. */
export async function listViolationsEverywhere(page: Page, options: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const [name, size] of Object.entries(SIZES)) {
    await page.setViewportSize(size);
    const violations = await listViolations(page, { ...options, width: name === "wide" ? "second" : "first" });
    found.push(...violations.map((violation) => `${name}, ${violation}`));
    // What lies behind a dialog is looked at where it is the page.
    if ((await page.getByRole("dialog").count()) === 0) await expectNoSidewaysScroll(page);
  }
  return found;
}

export async function expectAccessibleEverywhere(page: Page) {
  expect(await listViolationsEverywhere(page)).toEqual([]);
}

/** Also behind a dialog nothing may stand beside the page. */
export async function expectAccessibleAt(page: Page, widths: readonly [number, number]) {
  for (const [at, width] of widths.entries()) {
    await page.setViewportSize({ width, height: 844 });
    expect(await listViolations(page, { width: at === 0 ? "first" : "second" })).toEqual([]);
    await expectNoSidewaysScroll(page);
  }
}
