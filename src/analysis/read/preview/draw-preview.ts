import { readPageFrame } from "#analysis/read/pdf/page-frame.ts";
import { drawBitmap } from "#analysis/read/pdf/draw-bitmap.ts";
import { openDocument } from "#analysis/read/pdf/open-document.ts";
import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { coverPicture, type PageCover } from "./cover-picture.ts";
import { writePng } from "./write-png.ts";

export type Preview =
  | { kind: "picture"; png: Uint8Array }
  | { kind: "no_such_page" }
  | { kind: "unreadable"; reason: UnreadableReason };

/** A page may be as tall as a roll of paper. */
const MAX_RATIO = 4;

/** One page as it is shown, `width` pixels wide; with a cover, its words alone. */
export function drawPreview(
  pdfium: Pdfium,
  bytes: Uint8Array,
  page: number,
  width: number,
  cover?: PageCover,
): Preview {
  return openDocument(pdfium, bytes, (document) => {
    const c = pdfium.wasmExports;
    const opened = page > c.FPDF_GetPageCount(document) ? 0 : c.FPDF_LoadPage(document, page - 1);
    if (opened === 0) return { kind: "no_such_page" };
    const preview: Preview = { kind: "picture", png: drawOpenPage(pdfium, opened, width, cover) };
    c.FPDF_ClosePage(opened);
    return preview;
  });
}

function drawOpenPage(pdfium: Pdfium, page: number, width: number, cover?: PageCover): Uint8Array {
  const c = pdfium.wasmExports;
  const scratch = c.malloc(16);
  const frame = readPageFrame(pdfium, page, scratch);
  c.free(scratch);
  const ratio = Math.min(MAX_RATIO, frame.height / Math.max(1, frame.width));
  const height = Math.max(1, Math.round(width * ratio));
  return drawBitmap(pdfium, page, { width, height }, (pixels) => {
    const picture = { width, height, pixels };
    return writePng(cover === undefined ? picture : coverPicture(picture, width / Math.max(1, frame.width), cover));
  });
}
