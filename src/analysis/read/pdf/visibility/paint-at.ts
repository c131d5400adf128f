import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";

/** PDFium writes a colour as four integers. A view of them for each glyph would cost more than the rest of its reading. */
export function paintAt({ HEAPU32 }: Pdfium, scratch: number): { colour: number; alpha: number } {
  const at = scratch / 4;
  const colour = ((HEAPU32[at] ?? 0) << 16) | ((HEAPU32[at + 1] ?? 0) << 8) | (HEAPU32[at + 2] ?? 0);
  return { colour, alpha: HEAPU32[at + 3] ?? 0 };
}
