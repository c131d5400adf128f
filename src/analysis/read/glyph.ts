import type { Box } from "#shared/screening/evidence.ts";
import type { HiddenKind } from "#shared/screening/hidden-text.ts";

/** One character as it stands on a page, from whatever kind of document. `colour` is 0xRRGGBB. */
export interface Glyph {
  code: number;
  box: Box;
  bold: boolean;
  colour: number;
  hidden: HiddenKind | null;
}

/** A page before it has lines and words. Its size is 0 when the document has text but no places. */
export interface GlyphPage {
  number: number;
  width: number;
  height: number;
  glyphs: Glyph[];
  /** From 0 to 1: below 1 where the text was recognised in a picture. */
  sureness: number;
}

export const SPACE = 0x20;
export const LINE_FEED = 0x0a;

/** Spaces and line ends separate; everything else takes part in a word. */
export function isInk(glyph: Glyph): boolean {
  return glyph.code > SPACE && glyph.code !== 0xa0;
}
