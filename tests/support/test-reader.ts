import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { openPdfReader, type PdfReader } from "#analysis/read/open-pdf-reader.ts";

export function openTestReader(): Promise<PdfReader> {
  const path = createRequire(import.meta.url).resolve("@embedpdf/pdfium/pdfium.wasm");
  const file = readFileSync(path);
  return openPdfReader(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
}
