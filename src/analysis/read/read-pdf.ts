import { MAX_FILE_BYTES } from "#shared/limits.ts";
import { assembleDocument } from "./assemble-document.ts";
import type { ReadResult } from "./open-pdf-reader.ts";
import type { Pdfium } from "./pdfium-module.ts";
import { type GlyphPage, readGlyphs } from "./read-glyphs.ts";

const MAX_PAGES = 40;
const MAX_GLYPHS = 200_000;
const HEADER_WITHIN_BYTES = 1024;
const HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];
const PASSWORD_ERROR = 4;

/**
 * Bytes become the visible text of at most 40 pages. Whatever is wrong with the file is an outcome; only a trap inside
 * PDFium throws, and then nothing is freed, because the whole instance has to go.
 */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array): ReadResult {
  if (bytes.length > MAX_FILE_BYTES) return { kind: "unreadable", reason: "too_large" };
  if (!hasHeader(bytes)) return { kind: "unreadable", reason: "not_a_document" };
  return withDocument(pdfium, bytes, (document) => readPages(pdfium, document));
}

/** Junk may stand before the header; PDFium skips it by itself. */
function hasHeader(bytes: Uint8Array): boolean {
  const last = Math.min(HEADER_WITHIN_BYTES, bytes.length) - HEADER.length;
  for (let start = 0; start <= last; start += 1) {
    if (HEADER.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}

function withDocument(pdfium: Pdfium, bytes: Uint8Array, read: (document: number) => ReadResult): ReadResult {
  const c = pdfium.wasmExports;
  const file = c.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, file);
  const document = c.FPDF_LoadMemDocument(file, bytes.length, 0);
  const result = document === 0 ? refused(c.FPDF_GetLastError()) : read(document);
  if (document !== 0) c.FPDF_CloseDocument(document);
  c.free(file);
  return result;
}

function refused(error: number): ReadResult {
  return { kind: "unreadable", reason: error === PASSWORD_ERROR ? "encrypted" : "corrupt" };
}

function readPages(pdfium: Pdfium, document: number): ReadResult {
  const count = pdfium.wasmExports.FPDF_GetPageCount(document);
  if (count === 0) return { kind: "unreadable", reason: "corrupt" };
  const pages: GlyphPage[] = [];
  let glyphsLeft = MAX_GLYPHS;
  for (let index = 0; index < Math.min(count, MAX_PAGES) && glyphsLeft > 0; index += 1) {
    const page = readGlyphs(pdfium, document, index, glyphsLeft);
    if (page === undefined) continue;
    pages.push(page);
    glyphsLeft -= page.glyphs.length;
  }
  return assembleDocument(pages);
}
