import { type Glyph, isInk } from "#analysis/read/glyph.ts";

/** The longest ligature has three letters. More characters in one place are a sentence behind a single shape. */
const MAX_CHARACTERS_OF_ONE_SHAPE = 3;

/** One shape may claim to be a whole sentence: its characters all stand in the same place. */
export function findDisguised(glyphs: Glyph[]): void {
  if (!glyphs.some((glyph, index) => index > 0 && glyph.box.width > 0 && isSamePlace(glyphs[index - 1], glyph))) return;
  let run: Glyph[] = [];
  for (const glyph of glyphs) {
    const isStacked = isSamePlace(run.at(-1), glyph);
    if (!isStacked) {
      hideRun(run);
      run = [];
    }
    if (glyph.box.width > 0 && (isInk(glyph) || isStacked)) run.push(glyph);
  }
  hideRun(run);
}

function isSamePlace(last: Glyph | undefined, glyph: Glyph): boolean {
  return last !== undefined && last.box.x === glyph.box.x && last.box.y === glyph.box.y;
}

function hideRun(run: Glyph[]): void {
  if (run.length > MAX_CHARACTERS_OF_ONE_SHAPE) for (const glyph of run) glyph.hidden ??= "disguised";
}
