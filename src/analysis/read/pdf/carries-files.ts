import { strFromU8 } from "fflate";
import type { Pdfium } from "./pdfium-module.ts";

const NAME_BYTES = 512;
/** A file pinned to a page, which PDFium does not count. */
const PINNED = /\/Subtype\s*\/FileAttachment\b/;
/** Europass CVs carry themselves once more, for machines. */
const OWN_DATA = /\.xml$/i;

/** A warning for users who open the original; here no attached file is opened. */
export function carriesFiles(pdfium: Pdfium, document: number, bytes: Uint8Array): boolean {
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
