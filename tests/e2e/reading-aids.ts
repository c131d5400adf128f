import type { Page } from "@playwright/test";
import { listViolationsEverywhere } from "./accessible.ts";

/** Half faded in, the words of a toast have half their contrast; its own tests look at it. */
const TOASTS = "[data-sonner-toaster]";

export async function findViolations(page: Page): Promise<string[]> {
  return listViolationsEverywhere(page, { moreRules: ["best-practice"], exclude: [TOASTS] });
}

/** 640 is a window of 1280 at 200%, 320 what reflow is measured at. */
export async function findOverflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [640, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(untilDrawn);
    found.push(...(await page.evaluate(describeOverflow)).map((each) => `${width} px: ${each}`));
  }
  return found;
}

/** Lists that count their columns do so when the window has changed, and draw them one picture later. */
async function untilDrawn() {
  for (let pictures = 0; pictures < 3; pictures += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** What makes the window scroll sideways, and words that a box without a scroll bar cuts off. */
function describeOverflow() {
  const { scrollWidth } = document.documentElement;
  const found = scrollWidth > innerWidth ? [`scrolls to ${scrollWidth}`] : [];
  for (const box of document.querySelectorAll<HTMLElement>("body *")) {
    const { overflowX, textOverflow } = getComputedStyle(box);
    const cuts = (overflowX === "hidden" || overflowX === "clip") && textOverflow !== "ellipsis";
    const isForEars = box.offsetWidth <= 1;
    if (cuts && !isForEars && box.innerText && box.scrollWidth > box.clientWidth + 1)
      found.push(`cut: ${box.outerHTML.slice(0, 150)}`);
  }
  return found;
}

export async function countMotions(page: Page) {
  return page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === "running").length);
}

/** Far more than any page has to press. */
const MOST_STEPS = 250;

/** From the top with the Tab key until it comes round. Answers what is wrong with where it stopped. */
export async function walkByKeyboard(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo(0, 0);
  });
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(describeFocus);
    if (stop.isOutside || (step > 0 && stop.isFirst)) return found;
    if (step === 0 && !stop.isFirst) found.push(`starts at ${stop.name}`);
    if (!stop.hasRing) found.push(`no ring: ${stop.name}`);
    if (stop.isHidden) found.push(`hidden: ${stop.name}`);
  }
  return [...found, "does not come round"];
}

function describeFocus() {
  const focused = document.activeElement ?? document.body;
  // What is only for the keyboard and for ears shows its focus on the label around it or beside it.
  const shown =
    focused instanceof HTMLInputElement && focused.offsetWidth <= 1 ? (focused.parentElement ?? focused) : focused;
  const { left, top, width, height } = shown.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const isSeenAt = (x = 0, y = 0) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest("label")?.contains(focused));
  };
  const rings = [focused, shown, focused.nextElementSibling, focused.closest("label")].map((each) => {
    const style = each && getComputedStyle(each);
    return style ? style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2 : false;
  });
  return {
    name: focused.outerHTML.slice(0, 200),
    isOutside: focused === document.body,
    isFirst: focused.textContent === "Skip to content",
    hasRing: rings.includes(true),
    isHidden: !points.some(([x, y]) => isSeenAt(x, y)),
  };
}
