import { openDocument } from "#analysis/read/pdf/open-document.ts";
import { openPdfium } from "#analysis/read/pdf/pdfium-module.ts";
import { readPart } from "#tests/support/test-reader.ts";

interface Tag {
  role: string;
  title: string;
  alt: string;
}

const TEXT_BYTES = 1024;
const pdfium = await openPdfium(readPart("@embedpdf/pdfium/pdfium.wasm"));

/** What a screen reader is told of a PDF: the parts of its pages in reading order. Nothing where the file does not call itself tagged. */
export function readTags(bytes: Uint8Array): Tag[] {
  const c = pdfium.wasmExports;
  const tags = openDocument(pdfium, bytes, (document) => {
    if (call("FPDFCatalog_IsTagged", document) === 0) return [];
    return Array.from({ length: c.FPDF_GetPageCount(document) }, (_, index) => {
      const page = c.FPDF_LoadPage(document, index);
      const tree = call("FPDF_StructTree_GetForPage", page);
      const found = children("FPDF_StructTree", tree).flatMap(walk);
      call("FPDF_StructTree_Close", tree);
      c.FPDF_ClosePage(page);
      return found;
    }).flat();
  });
  if ("kind" in tags) throw new Error(tags.reason);
  return tags;
}

function walk(element: number): Tag[] {
  const [role, title, alt] = [tell("Type", element), tell("Title", element), tell("AltText", element)];
  return [{ role, title, alt }, ...children("FPDF_StructElement", element).flatMap(walk)];
}

/** Where an element holds text instead of a further element, there is no child to be had. */
function children(kind: "FPDF_StructTree" | "FPDF_StructElement", parent: number): number[] {
  const count = call(`${kind}_CountChildren`, parent);
  const all = Array.from({ length: count }, (_, index) => call(`${kind}_GetChildAtIndex`, parent, index));
  return all.filter((child) => child !== 0);
}

function tell(what: "Type" | "Title" | "AltText", element: number): string {
  const buffer = pdfium.wasmExports.malloc(TEXT_BYTES);
  const bytes = call(`FPDF_StructElement_Get${what}`, element, buffer, TEXT_BYTES);
  const text = Buffer.from(pdfium.HEAPU8.slice(buffer, buffer + Math.max(0, bytes - 2))).toString("utf16le");
  pdfium.wasmExports.free(buffer);
  return text;
}

/** Functions that the product does not need, and so does not list. */
function call(name: string, ...values: number[]): number {
  const use: unknown = Reflect.get(pdfium.wasmExports, name);
  if (typeof use !== "function") throw new Error(`PDFium has no ${name}`);
  return Number(Reflect.apply(use, undefined, values));
}
