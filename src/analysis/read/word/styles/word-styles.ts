import { isTrue } from "./measures.ts";
import type { Palette } from "./palette.ts";
import { type ParagraphProperties, readParagraphProperties } from "./paragraph-properties.ts";
import { childOf, type XmlElement } from "#analysis/read/word/docx/parse-xml.ts";
import { readRunProperties, type RunProperties } from "./run-properties.ts";
import { shadingColour } from "./word-colours.ts";

/** Longer chains of styles that build on each other are cut, and circles with them. */
const MAX_CHAIN = 20;

/** What a table style gives to its cells: all of them, or those of one region, such as the first row. */
export interface CellStyle {
  run: RunProperties;
  fill?: number | null;
}

export interface WordStyle {
  run: RunProperties;
  paragraph: ParagraphProperties;
  cell: CellStyle;
  regions: Map<string, CellStyle>;
}

export interface StyleSheet {
  defaults: WordStyle;
  /** The style with this id and all it builds on; an unknown id is an empty style. */
  styleOf(id: string | undefined): WordStyle;
  paragraphStyleOf(id: string | undefined): WordStyle;
}

export const NO_CELL_STYLE: CellStyle = { run: {} };
const NO_STYLE: WordStyle = { run: {}, paragraph: {}, cell: NO_CELL_STYLE, regions: new Map() };

export function readStyles(root: XmlElement | undefined, palette: Palette): StyleSheet {
  const elements = (root?.children ?? []).filter(({ name }) => name === "w:style");
  const byId = new Map(elements.map((element) => [element.attributes["w:styleId"], element]));
  const normal = elements.find(isDefaultParagraphStyle)?.attributes["w:styleId"];
  const known = new Map<string | undefined, WordStyle>();
  const styleOf = (id: string | undefined, depth = 0): WordStyle => {
    const element = byId.get(id);
    if (element === undefined || depth > MAX_CHAIN) return NO_STYLE;
    const base = childOf(element, "w:basedOn")?.attributes["w:val"];
    const style = known.get(id) ?? extendStyle(styleOf(base, depth + 1), readStyle(element, palette));
    known.set(id, style);
    return style;
  };
  return {
    defaults: readDefaults(childOf(root, "w:docDefaults"), palette),
    styleOf: (id) => styleOf(id),
    paragraphStyleOf: (id) => styleOf(byId.has(id) ? id : normal),
  };
}

function isDefaultParagraphStyle({ attributes }: XmlElement): boolean {
  return attributes["w:type"] === "paragraph" && isTrue(attributes["w:default"]);
}

function readDefaults(defaults: XmlElement | undefined, palette: Palette): WordStyle {
  const run = readRunProperties(childOf(childOf(defaults, "w:rPrDefault"), "w:rPr"), palette);
  const paragraph = readParagraphProperties(childOf(childOf(defaults, "w:pPrDefault"), "w:pPr"), palette);
  return { ...NO_STYLE, run, paragraph };
}

function readStyle(style: XmlElement, palette: Palette): WordStyle {
  const regions = style.children.filter(({ name }) => name === "w:tblStylePr");
  return {
    run: readRunProperties(childOf(style, "w:rPr"), palette),
    paragraph: readParagraphProperties(childOf(style, "w:pPr"), palette),
    cell: readCellStyle(style, palette),
    regions: new Map(regions.map((region) => [region.attributes["w:type"] ?? "", readCellStyle(region, palette)])),
  };
}

function readCellStyle(holder: XmlElement, palette: Palette): CellStyle {
  const run = readRunProperties(childOf(holder, "w:rPr"), palette);
  const shading = childOf(childOf(holder, "w:tcPr"), "w:shd");
  return shading === undefined ? { run } : { run, fill: shadingColour(palette, shading) };
}

function extendStyle(base: WordStyle, own: WordStyle): WordStyle {
  const regions = new Map(base.regions);
  for (const [name, region] of own.regions)
    regions.set(name, overlayCellStyle(regions.get(name) ?? NO_CELL_STYLE, region));
  return {
    run: { ...base.run, ...own.run },
    paragraph: { ...base.paragraph, ...own.paragraph },
    cell: overlayCellStyle(base.cell, own.cell),
    regions,
  };
}

export function overlayCellStyle(base: CellStyle, over: CellStyle): CellStyle {
  return { ...base, ...over, run: { ...base.run, ...over.run } };
}
