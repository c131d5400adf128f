import { type Glyph, isInk } from "#analysis/read/glyph.ts";
import { openDocument } from "#analysis/read/pdf/open-document.ts";
import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import { readPdfPage } from "#analysis/read/pdf/read-pdf-page.ts";
import { setPages } from "#analysis/read/typeset/set-pages.ts";
import { writePlainPdf } from "#analysis/read/typeset/write-plain-pdf.ts";
import type { PageCover } from "./cover-picture.ts";
import { drawPreview, type Preview } from "./draw-preview.ts";

const MAX_GLYPHS = 20_000;
const NOTICE = "This page takes too long to draw. Its text is shown instead.";
const NOTICE_AT = { x: 8, y: 4 };

/**
 * What can be read on a page, each letter in its place and nothing else: for pages that take too long to draw. Quotes can be shown on it
 * as on the page itself.
 */
export function drawPlainPage(
  pdfium: Pdfium,
  bytes: Uint8Array,
  page: number,
  width: number,
  cover?: PageCover,
): Preview {
  const read = openDocument(pdfium, bytes, (document) => {
    const isThere = page <= pdfium.wasmExports.FPDF_GetPageCount(document);
    const found = isThere ? readPdfPage(pdfium, document, page - 1, MAX_GLYPHS) : undefined;
    return found ?? { kind: "no_such_page" as const };
  });
  if ("kind" in read) return read;
  if (!read.glyphs.some((glyph) => isInk(glyph) && glyph.hidden === null))
    return { kind: "unreadable", reason: "unsafe" };
  return drawPreview(pdfium, writePlainPdf([{ ...read, glyphs: [...writeNotice(), ...read.glyphs] }]), 1, width, cover);
}

/** In the upper margin, so that nobody takes the page for the one that was sent. */
function writeNotice(): Glyph[] {
  const run = { text: NOTICE, size: 7, bold: false, colour: 0x666666, hidden: null };
  const glyphs = setPages([run])[0]?.glyphs ?? [];
  const [{ box: start } = { box: NOTICE_AT }] = glyphs;
  return glyphs.map(({ code, box: { x, width, height }, bold, colour, hidden }) => {
    const box = { x: x - start.x + NOTICE_AT.x, y: NOTICE_AT.y, width, height };
    return { code, box, bold, colour, hidden };
  });
}
