import { listViolationsEverywhere } from "./accessible.ts";
import { untilAlive } from "./every-page.ts";
import { expect, test } from "./journey.ts";

/** Black on white, but for what one width or theme does to it. */
const FAULTS = `
  #planted p { color: #000; background: #fff }
  #planted .stack { position: relative; background: #fff }
  #planted .stack div { position: absolute; inset: 0 }
  #planted .stack p { position: relative; background: none }
  @media (max-width: 500px) {
    #planted .wide { display: none }
    @media (prefers-color-scheme: dark) { #planted .narrow-dark { color: #ddd } }
  }
  @media (min-width: 501px) {
    #planted .stack div { background: #111 }
    @media (prefers-color-scheme: light) { #planted .wide-light { color: #ddd } }
    @media (prefers-color-scheme: dark) { #planted .wide-dark { color: #ddd } }
  }`;

const PLANTED = `
  <p class="narrow-dark">pale when narrow and dark</p>
  <p class="wide-light">pale when wide and light</p>
  <p class="wide wide-dark">only there when wide, pale when dark</p>
  <div class="stack"><div></div><p class="on-a-box">when wide a dark box lies behind</p></div>
  <button class="wide no-name" type="button"></button>`;

/** Width, theme, rule and the planted elements that break it. */
function nameFault(violation: string) {
  const rule = /^.*?: [\w-]+: /.exec(violation)?.[0] ?? "";
  const elements = [...violation.matchAll(/class="(?:wide )?([\w-]+)"/g)];
  return rule + elements.map(([, name]) => name).join(" ");
}

test("a fault that only one width or one theme has is found there", async ({ page }) => {
  await page.goto("/terms");
  // Coming alive draws anew what is not of the page.
  await untilAlive(page);
  await page.evaluate(
    ([faults, planted]) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(faults);
      document.adoptedStyleSheets.push(sheet);
      const place = document.createElement("div");
      place.id = "planted";
      place.innerHTML = planted;
      document.querySelector("main")?.prepend(place);
    },
    [FAULTS, PLANTED] as const,
  );
  const found = await listViolationsEverywhere(page);
  expect(found.map(nameFault)).toEqual([
    "narrow, dark: color-contrast: narrow-dark",
    "wide, dark: color-contrast: wide-dark on-a-box",
    "wide, light: button-name: no-name",
    "wide, light: color-contrast: wide-light on-a-box",
  ]);
});
