import { BLACK, mix, WHITE } from "./mix-colours.ts";
import { hexColour, type Palette } from "./palette.ts";
import type { XmlElement } from "#analysis/read/word/docx/parse-xml.ts";

/** The attributes that together say one colour. */
interface ColourNames {
  value: string;
  theme: string;
  shade: string;
  tint: string;
}

const TEXT: ColourNames = { value: "w:val", theme: "w:themeColor", shade: "w:themeShade", tint: "w:themeTint" };
const PATTERN: ColourNames = { ...TEXT, value: "w:color" };
const FILL: ColourNames = {
  value: "w:fill",
  theme: "w:themeFill",
  shade: "w:themeFillShade",
  tint: "w:themeFillTint",
};

const HIGHLIGHTS = new Map([
  ["black", BLACK],
  ["blue", 0x0000ff],
  ["cyan", 0x00ffff],
  ["green", 0x00ff00],
  ["magenta", 0xff00ff],
  ["red", 0xff0000],
  ["yellow", 0xffff00],
  ["white", WHITE],
  ["darkBlue", 0x000080],
  ["darkCyan", 0x008080],
  ["darkGreen", 0x008000],
  ["darkMagenta", 0x800080],
  ["darkRed", 0x800000],
  ["darkYellow", 0x808000],
  ["darkGray", 0x808080],
  ["lightGray", 0xc0c0c0],
]);

/** In .doc files the same colours go by their number, from 1. */
export const INDEXED_COLOURS = [...HIGHLIGHTS.values()];

export function textColour(palette: Palette, element: XmlElement): number | "auto" {
  return readColour(palette, element, TEXT) ?? "auto";
}

export function pageColour(palette: Palette, background: XmlElement): number | undefined {
  return readColour(palette, background, PATTERN);
}

export function highlightColour(element: XmlElement): number | null {
  return HIGHLIGHTS.get(element.attributes["w:val"] ?? "") ?? null;
}

/** The colour that w:shd lays under text: its fill, its pattern, or a mixture; null when it lays none. */
export function shadingColour(palette: Palette, shading: XmlElement): number | null {
  const kind = shading.attributes["w:val"] ?? "clear";
  const fill = readColour(palette, shading, FILL) ?? null;
  if (kind === "nil" || kind === "clear") return fill;
  const pattern = readColour(palette, shading, PATTERN) ?? BLACK;
  if (kind === "solid") return pattern;
  const percent = Number(/^pct(\d+)$/u.exec(kind)?.[1] ?? 50);
  return mix(pattern, fill ?? WHITE, percent / 100);
}

/** A theme colour wins over the number beside it; undefined is "automatic". */
function readColour(palette: Palette, { attributes }: XmlElement, names: ColourNames): number | undefined {
  const theme = attributes[names.theme];
  const base = theme === undefined ? undefined : palette.themeColour(theme);
  if (base === undefined) return hexColour(attributes[names.value]);
  const shaded = mix(base, BLACK, hexShare(attributes[names.shade]));
  return mix(shaded, WHITE, hexShare(attributes[names.tint]));
}

function hexShare(written: string | undefined): number {
  return /^[\da-f]{1,2}$/iu.test(written ?? "") ? Number(`0x${written}`) / 255 : 1;
}
