import { type Glyph, isInk, LINE_FEED } from "#analysis/read/glyph.ts";
import type { GlyphWalk } from "#analysis/read/pdf/walk-glyphs.ts";

/** Of a letter's area: less than the first is nothing; with half of its height a person reads it. */
const NOTHING = 0.1;
const STILL_READ = 0.4;

interface CutGlyph {
  glyph: Glyph;
  left: number;
}

/**
 * Text that a clip cuts away. A line cut along its length loses more of some letters than of others, so the whole line goes when
 * most of it cannot be read, and otherwise only what is gone completely.
 */
export function hideCut({ glyphs, objects }: GlyphWalk, cut: Map<number, number>): void {
  let line: CutGlyph[] = [];
  for (const [index, glyph] of glyphs.entries()) {
    if (isInk(glyph)) line.push({ glyph, left: cut.get(objects[index] ?? 0) ?? 1 });
    if (glyph.code !== LINE_FEED) continue;
    hideCutLine(line);
    line = [];
  }
  hideCutLine(line);
}

function hideCutLine(line: CutGlyph[]): void {
  const unread = line.filter(({ left }) => left < STILL_READ).length;
  const limit = unread > line.length / 2 ? 1 : NOTHING;
  for (const { glyph, left } of line) if (left < limit) glyph.hidden ??= "covered";
}
