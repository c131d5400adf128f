import { type Backdrop, MAX_BACKDROPS } from "#analysis/read/word/docx/backdrops.ts";
import { type DocStreams, listRanges, tableAt } from "./doc-streams.ts";
import { TWIPS } from "#analysis/read/word/styles/measures.ts";
import { LETTER } from "#analysis/read/word/styles/page-geometry.ts";

/** The stories follow each other in the text; the fourth and the fifth, macros and comments, are never read. */
export const STORY = { body: 0, footnotes: 1, headers: 2, endnotes: 5, boxes: 6, headerBoxes: 7 } as const;

const LENGTHS_AT = 0x4c;
/** Whatever stands in the place of the length of macros is to be ignored. */
const MACROS = 3;
const HEADER_TABLE = 0xf2;
const SETTINGS = 0x192;
const SHAPES = [0x1e2, 0x1da];
const SHAPE_BYTES = 26;
const NO_WRAPPING = 3;
/** The lines above notes come before the first section's headers; each section has these six, some of them empty. */
const NOTE_LINES = 6;
const SECTION_EDGES = ["evenHeader", "header", "evenFooter", "footer", "header", "footer"] as const;
const MAX_EDGES = 600;

/** From one position of the text to another. */
export interface TextRange {
  from: number;
  to: number;
}

export function storyRange({ main }: DocStreams, story: number): TextRange {
  let from = 0;
  const lengthOf = (index: number) => (index === MACROS ? 0 : main.getUint32(LENGTHS_AT + index * 4, true));
  for (let index = 0; index < story; index += 1) from += lengthOf(index);
  return { from, to: from + lengthOf(story) };
}

/** Headers and footers of even pages are shown only when the settings tell even from odd. */
export function listEdgeRanges(streams: DocStreams, wanted: "header" | "footer"): TextRange[] {
  const { from } = storyRange(streams, STORY.headers);
  const settings = tableAt(streams, SETTINGS);
  const hasEvenPages = settings.byteLength > 0 && (settings.getUint8(0) & 1) !== 0;
  const edges = listRanges(tableAt(streams, HEADER_TABLE), 0).slice(NOTE_LINES, NOTE_LINES + MAX_EDGES);
  return edges.flatMap((range, index) => {
    const kind = SECTION_EDGES[index % SECTION_EDGES.length];
    const isShown = kind === wanted || (hasEvenPages && kind === (wanted === "header" ? "evenHeader" : "evenFooter"));
    return isShown && range.from < range.to ? [{ from: from + range.from, to: from + range.to }] : [];
  });
}

/** Shapes that text does not flow around. Their colour is told in a format that is not read here. */
export function listDocBackdrops(streams: DocStreams): Backdrop[] {
  return SHAPES.flatMap((addressAt) => {
    const shapes = tableAt(streams, addressAt);
    return listRanges(shapes, SHAPE_BYTES)
      .slice(0, MAX_BACKDROPS)
      .flatMap(({ dataAt }) => {
        const wrapping = (shapes.getUint16(dataAt + 20, true) >> 5) & 15;
        const side = (start: number) =>
          (shapes.getInt32(dataAt + start + 8, true) - shapes.getInt32(dataAt + start, true)) / TWIPS;
        const area = Math.min(Math.abs(side(4) * side(8)), LETTER.width * LETTER.height);
        return wrapping === NO_WRAPPING ? [{ colour: "picture" as const, area }] : [];
      });
  });
}
