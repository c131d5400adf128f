import type { UnreadableReason } from "#shared/cv-analysis.ts";
import type { ReadDocument } from "./page.ts";
import { openPdfium } from "./pdfium-module.ts";
import { readPdf } from "./read-pdf.ts";

export type ReadResult = ReadDocument | { kind: "unreadable"; reason: UnreadableReason };

/** Reads one file after another in one instance. When `read` throws, the instance is poisoned: throw the reader away. */
export interface PdfReader {
  read(bytes: Uint8Array): ReadResult;
}

export async function openPdfReader(wasmBinary: ArrayBuffer): Promise<PdfReader> {
  const pdfium = await openPdfium(wasmBinary);
  return { read: (bytes) => readPdf(pdfium, bytes) };
}
