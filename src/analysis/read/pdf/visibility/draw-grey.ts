import { BYTES_PER_PIXEL, drawBitmap } from "#analysis/read/pdf/draw-bitmap.ts";
import type { PageFrame } from "#analysis/read/pdf/page-frame.ts";
import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import type { GreyPicture } from "#analysis/read/recognition.ts";

const POINTS_PER_INCH = 72;

/** The page as it is shown. Lower resolution for a page that would be too large. */
export function drawGrey(
  pdfium: Pdfium,
  page: number,
  frame: PageFrame,
  limits: { dpi: number; maxPixels: number },
): GreyPicture {
  const area = Math.max(1, frame.width) * Math.max(1, frame.height);
  const scale = Math.min(limits.dpi / POINTS_PER_INCH, Math.sqrt(limits.maxPixels / area));
  const width = Math.max(1, Math.round(frame.width * scale));
  const height = Math.max(1, Math.round(frame.height * scale));
  const pixels = drawBitmap(pdfium, page, { width, height }, asGrey);
  return { width, height, pixels, dpi: scale * POINTS_PER_INCH };
}

/** As bright as the eye finds each colour. */
function asGrey(colours: Uint8Array): Uint8Array {
  const grey = new Uint8Array(colours.length / BYTES_PER_PIXEL);
  for (let at = 0; at < grey.length; at += 1) {
    const from = at * BYTES_PER_PIXEL;
    grey[at] = ((colours[from] ?? 0) * 77 + (colours[from + 1] ?? 0) * 150 + (colours[from + 2] ?? 0) * 29) >> 8;
  }
  return grey;
}
