import { openPdfium } from "./pdfium-module.ts";
import type { PageCover } from "#analysis/read/preview/cover-picture.ts";
import { drawPlainPage } from "#analysis/read/preview/draw-plain-page.ts";
import { drawPreview, type Preview } from "#analysis/read/preview/draw-preview.ts";
import type { ReadOutcome } from "#analysis/read/read-result.ts";
import type { Recognition } from "#analysis/read/recognition.ts";
import { readPdf } from "./read-pdf.ts";

/** Reads one file after another in one instance of PDFium. When it throws, the instance is poisoned. */
export interface PdfReader {
  read(bytes: Uint8Array, recognition?: Recognition): ReadOutcome;
  draw(bytes: Uint8Array, page: number, width: number, cover?: PageCover): Preview;
  drawPlain(bytes: Uint8Array, page: number, width: number, cover?: PageCover): Preview;
}

export async function openPdfReader(wasmBinary: ArrayBuffer): Promise<PdfReader> {
  const pdfium = await openPdfium(wasmBinary);
  return {
    read: (bytes, recognition) => readPdf(pdfium, bytes, recognition),
    draw: (bytes, page, width, cover) => drawPreview(pdfium, bytes, page, width, cover),
    drawPlain: (bytes, page, width, cover) => drawPlainPage(pdfium, bytes, page, width, cover),
  };
}
