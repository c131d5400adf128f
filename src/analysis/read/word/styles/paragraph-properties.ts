import { isOn, pointsOf, TWIPS } from "./measures.ts";
import type { Palette } from "./palette.ts";
import type { XmlElement } from "#analysis/read/word/docx/parse-xml.ts";
import { shadingColour } from "./word-colours.ts";

/** What a style or a paragraph says about its lines; lengths in points. What it does not say is inherited. */
export interface ParagraphProperties {
  fill?: number | null;
  /** The height lines are cut to; null when they grow with their text. */
  exactHeight?: number | null;
  isListed?: boolean;
  isHeading?: boolean;
  indent?: number;
  frame?: Record<string, string>;
}

type Reader = (element: XmlElement, palette: Palette) => ParagraphProperties;

const BODY_LEVEL = 9;

const READERS = new Map<string, Reader>([
  ["w:shd", (element, palette) => ({ fill: shadingColour(palette, element) })],
  ["w:spacing", (element) => spacingOf(element)],
  ["w:numPr", (element) => ({ isListed: hasNumber(element) })],
  ["w:outlineLvl", (element) => ({ isHeading: Number(element.attributes["w:val"]) < BODY_LEVEL })],
  ["w:ind", (element) => indentOf(element)],
  ["w:framePr", (element) => ({ frame: element.attributes })],
]);

export function readParagraphProperties(properties: XmlElement | undefined, palette: Palette): ParagraphProperties {
  const read: ParagraphProperties = {};
  for (const child of properties?.children ?? []) Object.assign(read, READERS.get(child.name)?.(child, palette));
  return read;
}

function spacingOf({ attributes }: XmlElement): ParagraphProperties {
  const height = pointsOf(attributes["w:line"], TWIPS);
  if (height === undefined) return {};
  return { exactHeight: attributes["w:lineRule"] === "exact" ? height : null };
}

/** Number 0 takes a paragraph out of the list that its style puts it in. */
function hasNumber(numbering: XmlElement): boolean {
  const id = numbering.children.find((child) => child.name === "w:numId");
  return id !== undefined && isOn(id);
}

function indentOf({ attributes }: XmlElement): ParagraphProperties {
  const indent = pointsOf(attributes["w:left"] ?? attributes["w:start"], TWIPS);
  return indent === undefined ? {} : { indent };
}
