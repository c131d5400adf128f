import type { HiddenText } from "#shared/screening/hidden-text.ts";
import { cleanCharacter } from "./clean-character.ts";
import { type Glyph, type GlyphPage, isInk } from "./glyph.ts";
import { joinNeighbours, type Page } from "./page.ts";

const MAX_PIECES = 100;
const MAX_PIECE_CHARACTERS = 500;
/** The share of a piece's words that are also seen on the page. */
const ECHO = 0.75;

interface Piece {
  glyphs: Glyph[];
  page: number;
}

export interface Hidden {
  pieces: HiddenText[];
  characters: number;
}

/**
 * What was set aside, in pieces that were hidden in the same way, with their places. Loose marks without a letter are not worth
 * telling, nor is what the page shows anyway: a line cut at the end of a page, an icon that says the address beside it.
 */
export function listHidden(glyphPages: GlyphPage[], pages: Page[]): Hidden {
  const all = glyphPages.flatMap((page) => splitPieces(page)).flatMap((piece) => describe(piece));
  if (all.length === 0) return { pieces: [], characters: 0 };
  const shown = new Set(pages.flatMap((page) => splitWords(page.text)));
  const pieces = all.filter((piece) => !isEcho(piece.text, shown));
  const characters = pieces.reduce((sum, { text }) => sum + text.replaceAll(" ", "").length, 0);
  return { pieces: pieces.slice(0, MAX_PIECES), characters };
}

function isEcho(text: string, shown: Set<string>): boolean {
  const words = splitWords(text);
  return words.filter((word) => shown.has(word)).length >= words.length * ECHO;
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];

function splitPieces({ number, glyphs }: GlyphPage): Piece[] {
  const pieces: Piece[] = [];
  let open: Glyph[] | undefined;
  for (const glyph of glyphs) {
    if (!isInk(glyph)) {
      open?.push(glyph);
      continue;
    }
    const isSame = open?.[0]?.hidden === glyph.hidden;
    if (glyph.hidden === null) open = undefined;
    else if (isSame) open?.push(glyph);
    else pieces.push({ page: number, glyphs: (open = [glyph]) });
  }
  return pieces;
}

function describe({ page, glyphs }: Piece): HiddenText[] {
  const kind = glyphs[0]?.hidden ?? null;
  const text = glyphs.map((glyph) => (isInk(glyph) ? cleanCharacter(glyph.code) : " ")).join("");
  const tidy = Array.from(text.replaceAll(/\s+/gu, " ").trim()).slice(0, MAX_PIECE_CHARACTERS).join("");
  if (kind === null || !/[\p{L}\p{N}]/u.test(tidy)) return [];
  const boxes = glyphs.filter((glyph) => isInk(glyph) && glyph.box.width > 0).map((glyph) => glyph.box);
  return [{ kind, page, text: tidy, boxes: joinNeighbours(boxes) }];
}
