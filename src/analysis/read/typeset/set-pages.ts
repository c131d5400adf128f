import { type Glyph, type GlyphPage, LINE_FEED, SPACE } from "#analysis/read/glyph.ts";
import type { StyledRun } from "#analysis/read/styled-run.ts";
import { MAX_PAGES } from "#shared/limits.ts";
import { letterWidth } from "./letter-widths.ts";

export const PAPER = { width: 595, height: 842 };
const MARGIN = 56;
const DEFAULT_SIZE = 11;
const LEADING = 1.3;
const TAB_WIDTH = 36;

/**
 * A Word file has text but no places. Set line by line on plain pages, every word gets one, so that a quote can be shown in a
 * picture of the page just as it is in a PDF. Hidden text takes no room.
 */
export function setPages(runs: StyledRun[]): GlyphPage[] {
  const setter = new Setter();
  for (const run of runs) {
    for (const character of run.text) setter.add(character.codePointAt(0) ?? SPACE, run);
  }
  return setter.finish();
}

class Setter {
  readonly #pages: GlyphPage[] = [newPage(1)];
  #word: Glyph[] = [];
  #x = MARGIN;
  #y = MARGIN;
  #lineHeight = DEFAULT_SIZE * LEADING;

  add(code: number, { size, bold, colour, hidden }: StyledRun): void {
    const height = size > 0 ? size : DEFAULT_SIZE;
    const isTab = code === 0x09;
    const width = hidden !== null || code < SPACE ? 0 : letterWidth(code, height, bold);
    const box = { x: 0, y: 0, width: isTab ? TAB_WIDTH : width, height };
    const glyph: Glyph = { code, box, bold, colour, hidden };
    if (code > SPACE) {
      this.#word.push(glyph);
      return;
    }
    this.#endWord();
    this.#put(glyph);
    if (code === LINE_FEED) this.#endLine();
  }

  finish(): GlyphPage[] {
    this.#endWord();
    return this.#pages;
  }

  #endWord(): void {
    const width = this.#word.reduce((sum, glyph) => sum + glyph.box.width, 0);
    if (this.#x + width > PAPER.width - MARGIN && this.#x > MARGIN) this.#endLine();
    for (const glyph of this.#word) {
      // A word longer than a line is broken where the line ends.
      if (this.#x + glyph.box.width > PAPER.width - MARGIN) this.#endLine();
      this.#put(glyph);
    }
    this.#word = [];
  }

  #put(glyph: Glyph): void {
    const place = { ...glyph.box, x: this.#x, y: this.#y };
    this.#pages.at(-1)?.glyphs.push({ ...glyph, box: place });
    this.#x += glyph.box.width;
    if (glyph.hidden === null) this.#lineHeight = Math.max(this.#lineHeight, glyph.box.height * LEADING);
  }

  #endLine(): void {
    this.#x = MARGIN;
    this.#y += this.#lineHeight;
    this.#lineHeight = DEFAULT_SIZE * LEADING;
    const isFull = this.#y + this.#lineHeight > PAPER.height - MARGIN;
    if (!isFull || this.#pages.length === MAX_PAGES) return;
    this.#pages.push(newPage(this.#pages.length + 1));
    this.#y = MARGIN;
  }
}

const newPage = (number: number): GlyphPage => ({ number, ...PAPER, glyphs: [], sureness: 1 });
