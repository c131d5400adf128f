import type { Pdfium } from "./pdfium-module.ts";

const BGRX = 3;
const WHITE = 0xffffffff;
const REVERSED_BYTES = 0x10;
export const BYTES_PER_PIXEL = 4;

/**
 * A page as it is shown on white, without annotations and form fields: red, green, blue, unused; row after row. In colours even
 * where grey is wanted: PDFium's own grey pictures draw see-through things too faintly.
 */
export function drawBitmap<T>(
  pdfium: Pdfium,
  page: number,
  { width, height }: { width: number; height: number },
  use: (pixels: Uint8Array) => T,
): T {
  const c = pdfium.wasmExports;
  const bitmap = c.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, REVERSED_BYTES);
  const start = c.FPDFBitmap_GetBuffer(bitmap);
  const result = use(pdfium.HEAPU8.subarray(start, start + width * height * BYTES_PER_PIXEL));
  c.FPDFBitmap_Destroy(bitmap);
  return result;
}
