import { blendsInto } from "#analysis/read/colour-contrast.ts";
import type { Pdfium } from "./pdfium-module.ts";
import type { HiddenKind } from "#shared/screening/hidden-text.ts";
import { paintAt } from "./visibility/paint-at.ts";

/** How a text object is painted. `isDoubtful` when only a look at the page can tell whether that is seen. */
export interface TextStyle {
  font: number;
  colour: number;
  hidden: HiddenKind | null;
  isDoubtful: boolean;
}

const UNPAINTED_MODES = new Set([3, 7]);
const OUTLINE_MODES = new Set([1, 5]);
const CLIP_MODES = 4;
/** Out of 255. */
const MIN_ALPHA = 26;
const WHITE = 0xffffff;
/** What PDFium says of a pattern, whatever its tiles look like. */
const PATTERN = 0xbfbfbf;

export function readTextStyle(pdfium: Pdfium, object: number, scratch: number): TextStyle {
  const c = pdfium.wasmExports;
  const font = c.FPDFTextObj_GetFont(object);
  const mode = c.FPDFTextObj_GetTextRenderMode(object);
  const ask = OUTLINE_MODES.has(mode) ? c.FPDFPageObj_GetStrokeColor : c.FPDFPageObj_GetFillColor;
  const isKnown = ask(object, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0;
  if (UNPAINTED_MODES.has(mode)) return { font, colour: 0, hidden: "unpainted", isDoubtful: false };
  if (!isKnown) return { font, colour: 0, hidden: null, isDoubtful: true };
  const { colour, alpha } = paintAt(pdfium, scratch);
  const isDoubtful = mode >= CLIP_MODES || colour === PATTERN || (colour !== 0 && blendsInto(colour, WHITE));
  return { font, colour, hidden: alpha < MIN_ALPHA ? "transparent" : null, isDoubtful };
}
