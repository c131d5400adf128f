import type { DocParagraph } from "./doc-paragraphs.ts";
import type { Scope } from "#analysis/read/word/styles/scope.ts";

export interface PlacedParagraph extends DocParagraph {
  ground: Scope["ground"];
  lineEnd: "\n" | "\t" | "";
}

/** The colours of a row's cells are told only at its end; as in .docx, a row of single paragraphs is one line. */
export function placeInRows(paragraphs: DocParagraph[], outer: Scope["ground"]): PlacedParagraph[] {
  let row: DocParagraph[] = [];
  const placed: PlacedParagraph[] = [];
  const place = (paragraph: DocParagraph) => placed.push({ ...paragraph, ground: outer, lineEnd: "\n" });
  for (const paragraph of paragraphs) {
    if (paragraph.properties.isRowEnd === true) {
      placed.push(...placeRow(row, paragraph.properties.cellFills ?? [], outer));
      row = [];
    } else if (paragraph.properties.isInTable === true) {
      row.push(paragraph);
    } else {
      row.forEach(place);
      row = [];
      place(paragraph);
    }
  }
  row.forEach(place);
  return placed;
}

function placeRow(row: DocParagraph[], fills: (number | null)[], outer: Scope["ground"]): PlacedParagraph[] {
  const isOneLine = row.every(({ isCellEnd }) => isCellEnd);
  let cell = 0;
  return row.map((paragraph, index) => {
    const ground = fills[cell] ?? outer;
    if (paragraph.isCellEnd) cell += 1;
    return { ...paragraph, ground, lineEnd: isOneLine && index < row.length - 1 ? "\t" : "\n" };
  });
}
