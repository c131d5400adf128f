import { buildPage } from "./build-page.ts";
import { UNREADABLE } from "./clean-character.ts";
import type { GlyphPage } from "./glyph.ts";
import { listHidden } from "./list-hidden.ts";
import { makePlain } from "./make-plain.ts";
import type { Page } from "./page.ts";
import type { ReadResult } from "./read-result.ts";

/** Above this share of unreadable glyphs the rest is noise, and a judgement of it would be one of the font. */
const MIN_QUALITY = 0.5;

/** `unread` pages could not be opened or recognised, and count against the quality. */
export function assembleDocument(glyphPages: GlyphPage[], unread = 0): ReadResult {
  const oddCharacters = glyphPages.reduce((sum, page) => sum + makePlain(page.glyphs), 0);
  const pages = glyphPages.map((page) => buildPage(page));
  const quality = readingQuality(glyphPages, pages, unread);
  if (!hasLetters(pages)) return { kind: "unreadable", reason: findReason(pages) };
  if (quality < MIN_QUALITY) return { kind: "unreadable", reason: "no_readable_text" };
  const { pieces, characters } = listHidden(glyphPages, pages);
  return { kind: "text", pages, quality, hidden: pieces, hiddenCharacters: characters, oddCharacters };
}

/** Looks no further than it has to. */
function hasLetters(pages: Page[]): boolean {
  return /(?:\p{L}[^\p{L}]*){20}/u.test(pages.map((page) => page.text).join("\n"));
}

/** A few words that can be read are no scan. */
function findReason(pages: Page[]): "too_little_text" | "no_readable_text" {
  return pages.some((page) => /\p{L}{2}/u.test(page.text)) ? "too_little_text" : "no_readable_text";
}

/** The share of characters that could be read; where text was recognised in a picture, as sure as the recognition was. */
function readingQuality(glyphPages: GlyphPage[], pages: Page[], unread: number): number {
  const total = pages.reduce((sum, page) => sum + page.text.length, 0);
  if (total === 0) return 0;
  const sure = pages.reduce((sum, page, index) => {
    const unreadable = page.text.split(UNREADABLE).length - 1;
    return sum + (page.text.length - unreadable) * (glyphPages[index]?.sureness ?? 1);
  }, 0);
  const share = (sure / total) * (pages.length / (pages.length + unread));
  return Math.round(share * 1000) / 1000;
}
