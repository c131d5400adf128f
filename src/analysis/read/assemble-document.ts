import { buildPage } from "./build-page.ts";
import { UNREADABLE } from "./clean-character.ts";
import type { ReadResult } from "./open-pdf-reader.ts";
import type { Page } from "./page.ts";
import type { GlyphPage } from "./read-glyphs.ts";

const MIN_LETTERS = 20;
/** Above this share of unreadable glyphs the rest is noise, and a judgement of it would be one of the font. */
const MAX_UNREADABLE_SHARE = 0.5;

export function assembleDocument(glyphPages: GlyphPage[]): ReadResult {
  const pages = glyphPages.map((page) => buildPage(page));
  const quality = readingQuality(pages);
  if (countLetters(pages) < MIN_LETTERS || quality < 1 - MAX_UNREADABLE_SHARE) {
    return { kind: "unreadable", reason: "no_readable_text" };
  }
  return { kind: "text", pages, quality, hiddenCharacters: countHidden(glyphPages) };
}

/** Plain text takes the same way as a PDF, as one page without boxes. */
export function documentFromText(text: string): ReadResult {
  const nowhere = { x: 0, y: 0, width: 0, height: 0 };
  const frame = { left: 0, bottom: 0, width: 0, height: 0, turns: 0 };
  const glyphs = Array.from(text, (character) => ({
    code: character.codePointAt(0) ?? 0,
    box: nowhere,
    bold: false,
    visible: true,
  }));
  return assembleDocument([{ number: 1, frame, glyphs }]);
}

function countLetters(pages: Page[]): number {
  return pages.reduce((sum, page) => sum + (page.text.match(/\p{L}/gu)?.length ?? 0), 0);
}

function countHidden(pages: GlyphPage[]): number {
  return pages.reduce(
    (sum, page) => sum + page.glyphs.filter((glyph) => !glyph.visible && glyph.code > 0x20).length,
    0,
  );
}

function readingQuality(pages: Page[]): number {
  const total = pages.reduce((sum, page) => sum + page.text.length, 0);
  if (total === 0) return 0;
  const unreadable = pages.reduce((sum, page) => sum + page.text.split(UNREADABLE).length - 1, 0);
  return Math.round((1 - unreadable / total) * 1000) / 1000;
}
