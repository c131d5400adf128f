import type { Row } from "#tests/support/labelled-cvs/work-layouts.ts";
import { paragraph, run, table, writeDocx } from "#tests/support/docx-writer.ts";
import { type PdfLine, writePdf } from "#tests/support/pdf-writer.ts";

const TOP = 50;
const BOTTOM = 780;
const LEADING = 1.4;
const SIDE_COLUMN = { x: 40, size: 9 };
const MAIN_COLUMN = { x: 205, size: 9 };
const FULL_COLUMN = { x: 50, size: 10 };
/** Beside a side column everything that stands far to the right moves in. */
const RIGHT_FROM = 300;
const MOVED_IN = 110;

interface Column {
  x: number;
  size: number;
}

export function setOneColumn(rows: Row[]): Uint8Array {
  return writePdf(setColumn(rows, FULL_COLUMN));
}

/** In a file the side column is drawn before or after the main one; what is drawn first is read first. */
export function setTwoColumns(side: Row[], main: Row[], isSideFirst: boolean): Uint8Array {
  const sidePages = setColumn(side, SIDE_COLUMN);
  const pages = setColumn(main, MAIN_COLUMN).map((lines, index) => {
    const beside = sidePages[index] ?? [];
    return isSideFirst ? beside.concat(lines) : lines.concat(beside);
  });
  return writePdf(pages);
}

function setColumn(rows: Row[], column: Column): PdfLine[][] {
  const pages: PdfLine[][] = [[]];
  let y = TOP;
  for (const { cells, size = column.size } of rows) {
    if (y > BOTTOM) {
      pages.push([]);
      y = TOP;
    }
    y += size > column.size ? size * (LEADING - 1) : 0;
    for (const { text, x = 0, bold = false } of cells) {
      const moved = column === MAIN_COLUMN && x > RIGHT_FROM ? x - MOVED_IN : x;
      pages.at(-1)?.push({ text, size, bold, x: column.x + moved, y });
    }
    y += size * LEADING;
  }
  return pages;
}

/** Rows of several cells become rows of a table. */
export function setDocx(rows: Row[]): Uint8Array {
  const body = rows.map(({ cells, size = 11 }) => {
    const paragraphs = cells.map(({ text, bold = false }) =>
      paragraph(run(text, `<w:sz w:val="${size * 2}"/>${bold ? "<w:b/>" : ""}`)),
    );
    return paragraphs.length > 1 ? table([paragraphs]) : paragraphs.join("");
  });
  return writeDocx({ body: body.join("") });
}

export function setPlainText(rows: Row[]): Uint8Array {
  const lines = rows.map(({ cells }) => cells.map(({ text }) => text).join("  "));
  return new TextEncoder().encode(lines.join("\n"));
}
