import { strFromU8 } from "fflate";
import { assembleDocument } from "#analysis/read/assemble-document.ts";
import type { ReadOutcome } from "#analysis/read/read-result.ts";
import type { Recognition } from "#analysis/read/recognition.ts";
import { MAX_FILE_BYTES, MAX_PAGES } from "#shared/limits.ts";
import type { Pdfium } from "./pdfium-module.ts";
import { openDocument } from "./open-document.ts";
import { type PdfPage, readPdfPage } from "./read-pdf-page.ts";
import { recognisePages } from "./recognise-pages.ts";

const NAME_BYTES = 512;
/** A file pinned to a page, which PDFium does not count. */
const PINNED = /\/Subtype\s*\/FileAttachment\b/;
/** Europass CVs carry themselves once more, for machines. */
const OWN_DATA = /\.xml$/i;

const ACTION = /\/S\s*\/(?:JavaScript|Launch)\b/;
const MAX_GLYPHS = 200_000;

/**
 * Bytes become the visible text of at most 40 pages. Whatever is wrong with the file is an outcome; only a trap inside
 * PDFium throws, and then nothing is freed, because the whole instance has to go.
 */
export function readPdf(pdfium: Pdfium, bytes: Uint8Array, recognition?: Recognition): ReadOutcome {
  if (bytes.length > MAX_FILE_BYTES) return { kind: "unreadable", reason: "too_large" };
  return openDocument(pdfium, bytes, (document) => {
    const outcome = readPages(pdfium, document, recognition);
    if (outcome.kind !== "text") return outcome;
    const warnings = {
      asksToRun: asksToRun(pdfium, document, bytes),
      carriesFiles: carriesFiles(pdfium, document, bytes),
    };
    return { ...outcome, ...warnings };
  });
}

function readPages(pdfium: Pdfium, document: number, recognition: Recognition | undefined): ReadOutcome {
  const count = Math.min(pdfium.wasmExports.FPDF_GetPageCount(document), MAX_PAGES);
  if (count === 0) return { kind: "unreadable", reason: "corrupt" };
  const pages: PdfPage[] = [];
  let glyphsLeft = MAX_GLYPHS;
  for (let index = 0; index < count && glyphsLeft > 0; index += 1) {
    const page = readPdfPage(pdfium, document, index, glyphsLeft);
    if (page === undefined) continue;
    pages.push(page);
    glyphsLeft -= page.glyphs.length;
  }
  const pictures = pages.filter((page) => page.recognise !== null).length;
  if (pictures === 0) return assembleDocument(pages);
  if (recognition === undefined) return { kind: "scanned", pages: pictures };
  return recognisePages(pdfium, document, pages, recognition);
}

/** True where a viewer is asked to start a script or a program. A warning for users who open the original; here nothing is started. */
function asksToRun(pdfium: Pdfium, document: number, bytes: Uint8Array): boolean {
  const scripts = pdfium.wasmExports.FPDFDoc_GetJavaScriptActionCount(document);
  return scripts > 0 || ACTION.test(strFromU8(bytes, true));
}

/** A warning for users who open the original; here no attached file is opened. */
function carriesFiles(pdfium: Pdfium, document: number, bytes: Uint8Array): boolean {
  const count = pdfium.wasmExports.FPDFDoc_GetAttachmentCount(document);
  if (count > 1 || PINNED.test(strFromU8(bytes, true))) return true;
  return count === 1 && !OWN_DATA.test(nameOf(pdfium, document, 0));
}

function nameOf(pdfium: Pdfium, document: number, index: number): string {
  const { wasmExports: c } = pdfium;
  const scratch = c.malloc(NAME_BYTES);
  const attachment = c.FPDFDoc_GetAttachment(document, index);
  const length = c.FPDFAttachment_GetName(attachment, scratch, NAME_BYTES);
  // In two bytes a letter. A name that does not fit was not written.
  const written = length <= NAME_BYTES ? pdfium.HEAPU8.slice(scratch, scratch + length) : new Uint8Array();
  c.free(scratch);
  return strFromU8(written, true).replaceAll("\0", "");
}
