import { isTrue } from "#analysis/read/word/styles/measures.ts";
import type { XmlElement } from "./parse-xml.ts";
import {
  type CellStyle,
  NO_CELL_STYLE,
  overlayCellStyle,
  type WordStyle,
} from "#analysis/read/word/styles/word-styles.ts";

/** Where a cell stands in its table. */
export interface CellPlace {
  row: number;
  column: number;
  isLastRow: boolean;
  isLastColumn: boolean;
}

const LOOK_BITS = new Map([
  ["w:firstRow", 0x20],
  ["w:lastRow", 0x40],
  ["w:firstColumn", 0x80],
  ["w:lastColumn", 0x100],
  ["w:noHBand", 0x200],
  ["w:noVBand", 0x400],
]);

/** What a table style gives to the cell at a place: the regions it stands in, the weakest first. */
export function cellStyleAt(style: WordStyle, look: XmlElement | undefined, place: CellPlace): CellStyle {
  let given = style.cell;
  for (const name of listRegions(look, place))
    given = overlayCellStyle(given, style.regions.get(name) ?? NO_CELL_STYLE);
  return given;
}

function listRegions(look: XmlElement | undefined, place: CellPlace): string[] {
  const has = (name: string) => hasLook(look, name);
  const isFirstRow = has("w:firstRow") && place.row === 0;
  const isFirstColumn = has("w:firstColumn") && place.column === 0;
  const regions: [string, boolean][] = [
    ["wholeTable", true],
    [bandName("Vert", place.column, has("w:firstColumn")), !has("w:noVBand") && !isFirstColumn],
    [bandName("Horz", place.row, has("w:firstRow")), !has("w:noHBand") && !isFirstRow],
    ["lastCol", has("w:lastColumn") && place.isLastColumn],
    ["firstCol", isFirstColumn],
    ["lastRow", has("w:lastRow") && place.isLastRow],
    ["firstRow", isFirstRow],
  ];
  return regions.flatMap(([name, applies]) => (applies ? [name] : []));
}

/** Bands are counted after the heading row or column, if there is one. */
function bandName(direction: "Horz" | "Vert", index: number, hasHeading: boolean): string {
  return `band${((index - (hasHeading ? 1 : 0)) % 2) + 1}${direction}`;
}

function hasLook(look: XmlElement | undefined, name: string): boolean {
  const written = look?.attributes[name];
  if (written !== undefined) return isTrue(written);
  return (Number.parseInt(look?.attributes["w:val"] ?? "0", 16) & (LOOK_BITS.get(name) ?? 0)) !== 0;
}
