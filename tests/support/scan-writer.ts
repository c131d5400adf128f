import { readPageFrame } from "#analysis/read/pdf/page-frame.ts";
import { drawGrey } from "#analysis/read/pdf/visibility/draw-grey.ts";
import { openDocument } from "#analysis/read/pdf/open-document.ts";
import { openPdfium } from "#analysis/read/pdf/pdfium-module.ts";
import type { GreyPicture } from "#analysis/read/recognition.ts";
import { imageObject } from "#tests/support/page-parts.ts";
import { assemblePdf, type PdfObject, pdfStream } from "#tests/support/pdf-objects.ts";
import { readPart } from "#tests/support/test-reader.ts";

export interface ScanOptions {
  /** Which pages, from 1, become pictures; the others keep their text. All without it. */
  pages?: number[];
  /** Clockwise. */
  degrees?: number;
  /** How many of 255 levels of grey the grain in the paper may be off. */
  noise?: number;
  /** The text stays on the page, unseen, as a scanner's own text recognition leaves it. */
  withLayer?: boolean;
}

const SCAN = { dpi: 200, maxPixels: 12_000_000 };
const pdfium = await openPdfium(readPart("@embedpdf/pdfium/pdfium.wasm"));

/** The pages of any PDF as pictures. */
export function drawPages(bytes: Uint8Array): GreyPicture[] {
  const c = pdfium.wasmExports;
  const pictures = openDocument(pdfium, bytes, (document) =>
    Array.from({ length: c.FPDF_GetPageCount(document) }, (_, index) => {
      const page = c.FPDF_LoadPage(document, index);
      const scratch = c.malloc(64);
      const picture = drawGrey(pdfium, page, readPageFrame(pdfium, page, scratch), SCAN);
      c.free(scratch);
      c.FPDF_ClosePage(page);
      return picture;
    }),
  );
  if ("kind" in pictures) throw new Error(pictures.reason);
  return pictures;
}

/** A file of `writePdf` as if it had been printed and scanned. The same wish gives the same bytes. */
export function scanPdf(
  bytes: Uint8Array,
  { pages, degrees = 0, noise = 0, withLayer = false }: ScanOptions = {},
): Uint8Array {
  const file = Buffer.from(bytes).toString("latin1");
  const texts = Array.from(file.matchAll(/^\d+ 0 obj\n(.*?)\nendobj$/gmsu), ([, inside = ""]) => inside);
  const objects: PdfObject[] = [...texts];
  const pageObjects = [...texts.keys()].filter((at) => texts[at]?.includes("/Type /Page "));
  for (const [index, picture] of drawPages(bytes).entries()) {
    const at = pageObjects[index] ?? 0;
    if (pages?.includes(index + 1) === false) continue;
    objects.push(greyImage(picture, noise), pdfStream(drawTurned(degrees)));
    const [image, drawing] = [objects.length - 1, objects.length];
    objects[at] = (texts[at] ?? "")
      .replace("/Resources <<", `/Resources << /XObject << /Scan ${image} 0 R >>`)
      .replace(/\/Contents (\d+ 0 R)/u, `/Contents [${drawing} 0 R ${withLayer ? "$1" : ""}]`);
    // Each page is followed by its content.
    objects[at + 1] = (texts[at + 1] ?? "").replaceAll(" 0 Tr ", " 3 Tr ");
  }
  return assemblePdf(objects);
}

/** About the middle of an A4 page, on which the scan's own edges then slant. */
function drawTurned(degrees: number): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const turn = [cos, -sin, sin, cos, 297.5, 421].map((value) => value.toFixed(6)).join(" ");
  return `q ${turn} cm 595 0 0 842 -297.5 -421 cm /Scan Do Q`;
}

function greyImage({ width, height, pixels }: GreyPicture, noise: number): Buffer {
  if (noise === 0) return imageObject(width, height, Buffer.from(pixels));
  const random = steadyRandom();
  // Paper is not quite white, ink not quite black.
  const grainy = pixels.map((pixel) => Math.min(255, Math.max(0, 20 + pixel * 0.88 + (random() * 2 - 1) * noise)));
  return imageObject(width, height, Buffer.from(grainy));
}

/** From 0 to 1, always the same row of numbers. */
export function steadyRandom(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
