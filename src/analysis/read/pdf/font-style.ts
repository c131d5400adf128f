import type { Pdfium } from "./pdfium-module.ts";

export interface FontStyle {
  isBold: boolean;
  /** Its letters are small drawings (Type 3), which may show nothing at all. */
  isDrawn: boolean;
}

const NAME_BYTES = 128;
const BOLD_WEIGHT = 600;

/** Bold by name first: many fonts do not tell their weight. Only drawn fonts have no name. */
export function readFontStyle(pdfium: Pdfium, font: number, scratch: number): FontStyle {
  const c = pdfium.wasmExports;
  const length = c.FPDFFont_GetBaseFontName(font, scratch, NAME_BYTES);
  const isWhole = length > 1 && length <= NAME_BYTES;
  const name = isWhole ? String.fromCodePoint(...pdfium.HEAPU8.subarray(scratch, scratch + length - 1)) : "";
  const isBold = /bold|black|heavy/iu.test(name) || c.FPDFFont_GetWeight(font) >= BOLD_WEIGHT;
  return { isBold, isDrawn: length <= 1 };
}
