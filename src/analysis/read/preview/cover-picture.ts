import type { Box } from "#shared/screening/evidence.ts";
import { BYTES_PER_PIXEL } from "#analysis/read/pdf/draw-bitmap.ts";
import type { ColourPicture } from "./write-png.ts";

/** In points of the page: the words that a blind reader sees, and those in whose place a bar is drawn. */
export interface PageCover {
  shown: Box[];
  covered: Box[];
}

const PAPER = 0xff;
const BAR = 0x2a;
/** Points around a word: accents and descenders reach beyond some boxes. */
const MARGIN = 1.5;

/**
 * A white page with the shown words alone, as they were drawn. Whatever else is on it goes with the rest: photographs, signatures,
 * logos, and words that are drawn as shapes.
 */
export function coverPicture({ width, height, pixels }: ColourPicture, scale: number, cover: PageCover): ColourPicture {
  const page: ColourPicture = { width, height, pixels: new Uint8Array(pixels.length).fill(PAPER) };
  for (const box of cover.shown)
    for (const [from, to] of listRows(page, box, scale)) page.pixels.set(pixels.subarray(from, to), from);
  for (const box of cover.covered) for (const [from, to] of listRows(page, box, scale)) page.pixels.fill(BAR, from, to);
  return page;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));

/** The bytes of each row of pixels within the box. */
function listRows({ width, height }: ColourPicture, box: Box, scale: number): [number, number][] {
  const left = within(Math.floor((box.x - MARGIN) * scale), width);
  const right = within(Math.ceil((box.x + box.width + MARGIN) * scale), width);
  const top = within(Math.floor((box.y - MARGIN) * scale), height);
  const bottom = within(Math.ceil((box.y + box.height + MARGIN) * scale), height);
  return Array.from({ length: Math.max(0, bottom - top) }, (_, row) => {
    const start = (top + row) * width;
    return [(start + left) * BYTES_PER_PIXEL, (start + right) * BYTES_PER_PIXEL];
  });
}
