import type { PageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";
import type { GreyPicture } from "#analysis/read/recognition.ts";

/** Blue, green, red, unused. PDFium's own grey pictures draw see-through things too faintly. */
const BGRX = 3;
const WHITE = 0xffffffff;
const POINTS_PER_INCH = 72;

/** The page as it is shown, without annotations and form fields. Lower resolution for a page that would be too large. */
export function drawGrey(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  wish: { dpi: number; maxPixels: number },
): GreyPicture {
  const c = pdfium.wasmExports;
  const area = Math.max(1, frame.width) * Math.max(1, frame.height);
  const scale = Math.min(wish.dpi / POINTS_PER_INCH, Math.sqrt(wish.maxPixels / area));
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const bitmap = c.FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
  c.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
  c.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0);
  const start = c.FPDFBitmap_GetBuffer(bitmap);
  const pixels = asGrey(pdfium.HEAPU8.subarray(start, start + width * height * 4));
  c.FPDFBitmap_Destroy(bitmap);
  return { width, height, pixels, dpi: scale * POINTS_PER_INCH };
}

/** As bright as the eye finds each colour. */
function asGrey(colours: Uint8Array): Uint8Array {
  const grey = new Uint8Array(colours.length / 4);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * 4;
    grey[at] = ((colours[from] ?? 0) * 29 + (colours[from + 1] ?? 0) * 150 + (colours[from + 2] ?? 0) * 77) >> 8;
  }
  return grey;
}
