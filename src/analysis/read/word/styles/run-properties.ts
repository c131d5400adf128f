import { type Fill, readFill } from "./drawn-fill.ts";
import { HALF_POINTS, isOn, pointsOf, TWIPS } from "./measures.ts";
import type { Palette } from "./palette.ts";
import type { XmlElement } from "#analysis/read/word/docx/parse-xml.ts";
import { highlightColour, shadingColour, textColour } from "./word-colours.ts";

/** What a style or a run says about its text; lengths in points. What it does not say is inherited. */
export interface RunProperties {
  size?: number;
  /** Right-to-left and complex scripts have a size of their own. */
  complexSize?: number;
  isComplex?: boolean;
  bold?: boolean;
  vanish?: boolean;
  colour?: number | "auto";
  /** What Word has put in the place of `colour` since 2010. */
  paint?: Fill | undefined;
  outline?: Fill | undefined;
  shading?: number | null;
  highlight?: number | null;
  widthPercent?: number;
  extraAdvance?: number;
  raise?: number;
  font?: string;
}

type Reader = (element: XmlElement, palette: Palette) => RunProperties;

const READERS = new Map<string, Reader>([
  ["w:sz", (element) => length("size", element, HALF_POINTS)],
  ["w:szCs", (element) => length("complexSize", element, HALF_POINTS)],
  ["w:cs", (element) => ({ isComplex: isOn(element) })],
  ["w:rtl", (element) => ({ isComplex: isOn(element) })],
  ["w:b", (element) => ({ bold: isOn(element) })],
  ["w:vanish", (element) => ({ vanish: isOn(element) })],
  ["w:specVanish", (element) => (isOn(element) ? { vanish: true } : {})],
  ["w:color", (element, palette) => ({ colour: textColour(palette, element) })],
  ["w:shd", (element, palette) => ({ shading: shadingColour(palette, element) })],
  ["w:highlight", (element) => ({ highlight: highlightColour(element) })],
  ["w:w", (element) => ({ widthPercent: Number.parseFloat(element.attributes["w:val"] ?? "100") })],
  ["w:spacing", (element) => length("extraAdvance", element, TWIPS)],
  ["w:position", (element) => length("raise", element, HALF_POINTS)],
  ["w:rFonts", (element) => fontOf(element)],
  ["w14:textFill", (element, palette) => ({ paint: readFill(palette, element) })],
  ["w14:textOutline", (element, palette) => ({ outline: readFill(palette, element) })],
]);

export function readRunProperties(properties: XmlElement | undefined, palette: Palette): RunProperties {
  const read: RunProperties = {};
  for (const child of properties?.children ?? []) Object.assign(read, READERS.get(child.name)?.(child, palette));
  return read;
}

function length(name: "size" | "complexSize" | "extraAdvance" | "raise", element: XmlElement, perPoint: number) {
  const points = pointsOf(element.attributes["w:val"], perPoint);
  return points === undefined ? {} : { [name]: points };
}

function fontOf({ attributes }: XmlElement): RunProperties {
  if (attributes["w:asciiTheme"] !== undefined) return { font: "" };
  const font = attributes["w:ascii"];
  return font === undefined ? {} : { font };
}
