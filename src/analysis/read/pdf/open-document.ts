import type { Pdfium } from "./pdfium-module.ts";
import type { UnreadableReason } from "#shared/screening/cv-analysis.ts";

const HEADER_WITHIN_BYTES = 1024;
const HEADER = [0x25, 0x50, 0x44, 0x46, 0x2d];
/** A password is asked for; a lock that PDFium does not know. */
const LOCKED_ERRORS = new Set([4, 5]);

type Unreadable = { kind: "unreadable"; reason: UnreadableReason };

/** Junk may stand before the header; PDFium skips it by itself. */
export function isPdf(bytes: Uint8Array): boolean {
  const last = Math.min(HEADER_WITHIN_BYTES, bytes.length) - HEADER.length;
  for (let start = 0; start <= last; start += 1) {
    if (HEADER.every((byte, index) => bytes[start + index] === byte)) return true;
  }
  return false;
}

export function openDocument<T>(pdfium: Pdfium, bytes: Uint8Array, use: (document: number) => T): T | Unreadable {
  if (!isPdf(bytes)) return { kind: "unreadable", reason: "not_a_document" };
  const c = pdfium.wasmExports;
  const file = c.malloc(bytes.length);
  pdfium.HEAPU8.set(bytes, file);
  const document = c.FPDF_LoadMemDocument(file, bytes.length, 0);
  const result = document === 0 ? refused(c.FPDF_GetLastError()) : use(document);
  if (document !== 0) c.FPDF_CloseDocument(document);
  c.free(file);
  // PDFium remembers the stand-ins it made for missing fonts, and the next file would get slightly other widths from them.
  c.FPDF_DestroyLibrary();
  c.PDFiumExt_Init();
  return result;
}

function refused(error: number): Unreadable {
  return { kind: "unreadable", reason: LOCKED_ERRORS.has(error) ? "encrypted" : "corrupt" };
}
