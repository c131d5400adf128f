import { isOn, pointsOf, TWIPS } from "#analysis/read/word/styles/measures.ts";
import { isIndentOutside, isPlacedOutside } from "#analysis/read/word/styles/page-geometry.ts";
import { childOf, type XmlElement } from "./parse-xml.ts";
import type { Scope, Setting } from "#analysis/read/word/styles/scope.ts";
import { cellStyleAt } from "./table-regions.ts";
import { shadingColour } from "#analysis/read/word/styles/word-colours.ts";
import type { CellStyle } from "#analysis/read/word/styles/word-styles.ts";

/** A row cut to less than this shows nothing of its text. */
const MIN_ROW_HEIGHT = 3;
const WRAPPERS = new Set(["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo"]);

interface ScopedCell {
  cell: XmlElement;
  scope: Scope;
}

/**
 * The cells of a table, row by row. A row whose cells hold one paragraph each is one line, its cells set apart by tabs, as in
 * "2019–2023 ⇥ Acme"; any other row is read cell after cell, as the columns of a layout are meant to be.
 */
export function listCells(table: XmlElement, outer: Scope, setting: Setting): ScopedCell[] {
  const properties = childOf(table, "w:tblPr");
  const style = setting.styles.styleOf(childOf(properties, "w:tblStyle")?.attributes["w:val"]);
  const look = childOf(properties, "w:tblLook");
  const hidden = outer.hidden ?? (isTableOutside(properties, setting) ? "off_page" : null);
  const rows = listWrapped(table, "w:tr");
  return rows.flatMap((row, rowIndex) => {
    const rowScope = { ...outer, hidden: hidden ?? hiddenByRow(row) };
    const cells = listWrapped(row, "w:tc");
    const isOneLine = cells.every(hasOneParagraph);
    return cells.map((cell, column) => {
      const isLastColumn = column === cells.length - 1;
      const place = { row: rowIndex, column, isLastRow: rowIndex === rows.length - 1, isLastColumn };
      const scope = scopeIn(cell, rowScope, cellStyleAt(style, look, place), setting);
      return { cell, scope: { ...scope, lineEnd: isOneLine && !isLastColumn ? "\t" : "\n" } };
    });
  });
}

function scopeIn(cell: XmlElement, outer: Scope, given: CellStyle, { palette }: Setting): Scope {
  const properties = childOf(cell, "w:tcPr");
  const shading = childOf(properties, "w:shd");
  // What the cell says itself counts, even when it says "none".
  const ground = shading === undefined ? given.fill : shadingColour(palette, shading);
  return {
    ...outer,
    ground: ground ?? outer.ground,
    hidden: outer.hidden ?? (isSwallowed(properties) ? "covered" : null),
    tableRun: { ...outer.tableRun, ...given.run },
  };
}

/** A cell merged into the one above it shows nothing of its own. */
function isSwallowed(properties: XmlElement | undefined): boolean {
  const merge = childOf(properties, "w:vMerge");
  return merge !== undefined && merge.attributes["w:val"] !== "restart";
}

function listWrapped(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.flatMap((child) => {
    if (child.name === name) return [child];
    return WRAPPERS.has(child.name) ? listWrapped(child, name) : [];
  });
}

function isTableOutside(properties: XmlElement | undefined, { page }: Setting): boolean {
  const placing = childOf(properties, "w:tblpPr")?.attributes;
  const indent = pointsOf(childOf(properties, "w:tblInd")?.attributes["w:w"], TWIPS) ?? 0;
  if (placing === undefined) return isIndentOutside(indent, page);
  return isPlacedOutside(
    { across: placing["w:tblpX"], down: placing["w:tblpY"], downFrom: placing["w:vertAnchor"] },
    page,
  );
}

function hiddenByRow(row: XmlElement): Scope["hidden"] {
  const properties = childOf(row, "w:trPr");
  const mark = childOf(properties, "w:hidden");
  if ((mark !== undefined && isOn(mark)) || childOf(properties, "w:del") !== undefined) return "marked_hidden";
  const height = childOf(properties, "w:trHeight")?.attributes ?? {};
  const isCut = height["w:hRule"] === "exact" && (pointsOf(height["w:val"], TWIPS) ?? MIN_ROW_HEIGHT) < MIN_ROW_HEIGHT;
  return isCut ? "covered" : null;
}

function hasOneParagraph(cell: XmlElement): boolean {
  const blocks = cell.children.filter(({ name }) => name === "w:p" || name === "w:tbl" || WRAPPERS.has(name));
  return blocks.length === 1 && blocks[0]?.name === "w:p";
}
