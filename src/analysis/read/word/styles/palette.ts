import { BLACK, WHITE } from "./mix-colours.ts";
import { childOf, type XmlElement } from "#analysis/read/word/docx/parse-xml.ts";

/** Where a document says nothing, its first text colour is the first dark one, and so on. */
const USUAL_MAPPING = new Map([
  ["t1", "dark1"],
  ["t2", "dark2"],
  ["bg1", "light1"],
  ["bg2", "light2"],
]);

const SLOTS = new Map([
  ["dark1", "dk1"],
  ["dark2", "dk2"],
  ["light1", "lt1"],
  ["light2", "lt2"],
  ["hyperlink", "hlink"],
  ["followedHyperlink", "folHlink"],
]);

/** The theme is read only when a colour asks for it: few CVs do. */
export interface Palette {
  themeColour(name: string): number | undefined;
}

export function createPalette(findTheme: () => XmlElement | undefined, settings: XmlElement | undefined): Palette {
  const mapping = childOf(settings, "w:clrSchemeMapping")?.attributes ?? {};
  let theme: Map<string, number> | undefined;
  return {
    themeColour(name) {
      theme ??= readTheme(findTheme());
      const role = name.replace(/^(?:text|tx)(?=\d)/u, "t").replace(/^background(?=\d)/u, "bg");
      const slot = mapping[`w:${role}`] ?? USUAL_MAPPING.get(role) ?? role;
      return theme.get(SLOTS.get(slot) ?? slot);
    },
  };
}

function readTheme(theme: XmlElement | undefined): Map<string, number> {
  const colours = new Map([
    ["dk1", BLACK],
    ["lt1", WHITE],
  ]);
  for (const slot of childOf(childOf(theme, "a:themeElements"), "a:clrScheme")?.children ?? []) {
    const { val, lastClr } = slot.children[0]?.attributes ?? {};
    colours.set(slot.name.slice(2), hexColour(lastClr) ?? hexColour(val) ?? BLACK);
  }
  return colours;
}

export function hexColour(written: string | undefined): number | undefined {
  return /^[\da-f]{6}$/iu.test(written ?? "") ? Number(`0x${written}`) : undefined;
}
