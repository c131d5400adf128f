import { constants, deflateRawSync, deflateSync } from "node:zlib";

/** The inside of one object; text is Latin-1. */
export type PdfObject = string | Buffer;

export const CATALOGUE = "<< /Type /Catalog /Pages 2 0 R >>";
/** The second object of a file with one page; a page without a size of its own is A4. */
export const PAGE_LIST = "<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842] >>";
export const HELVETICA = "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>";

/** A complete file of objects numbered from 1, of which the first is the catalogue; `trailer` holds further entries. */
export function assemblePdf(objects: PdfObject[], trailer = ""): Buffer {
  const parts = [latin("%PDF-1.7\n")];
  let length = 9;
  let rows = "0000000000 65535 f \n";
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([latin(`${index + 1} 0 obj\n`), latin(object), latin("\nendobj\n")]);
    rows += `${String(length).padStart(10, "0")} 00000 n \n`;
    length += part.length;
    parts.push(part);
  }
  const size = objects.length + 1;
  const entries = `/Size ${size} /Root 1 0 R ${trailer}`;
  parts.push(latin(`xref\n0 ${size}\n${rows}trailer\n<< ${entries} >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

/** A file of one page with a font, F1, and a content, which is object 4. */
export function drawnPage(content: PdfObject, objects: PdfObject[] = [], resources = ""): Buffer {
  return onePagePdf(`/Contents 4 0 R /Resources << /Font << /F1 ${HELVETICA} >> ${resources} >>`, [
    content,
    ...objects,
  ]);
}

/** A file of one page that is what `entries` say; the first of `objects` is number 4. */
export function onePagePdf(entries: string, objects: PdfObject[] = []): Buffer {
  return assemblePdf([CATALOGUE, PAGE_LIST, `<< /Type /Page /Parent 2 0 R ${entries} >>`, ...objects]);
}

export function pdfStream(data: PdfObject, entries = ""): Buffer {
  const bytes = latin(data);
  return Buffer.concat([latin(`<< /Length ${bytes.length} ${entries} >>\nstream\n`), bytes, latin("\nendstream")]);
}

export function deflatedStream(data: PdfObject, entries = ""): Buffer {
  return pdfStream(deflateSync(latin(data)), `/Filter /FlateDecode ${entries}`);
}

/**
 * Deflates endless repetition at once: after a full flush a packed piece stands alone, so it can be written again and
 * again. The checksum at the end is left out; no PDF reader insists on it.
 */
export function deflateRepeated(piece: PdfObject, times: number): Buffer {
  const packed = deflateRawSync(latin(piece), { finishFlush: constants.Z_FULL_FLUSH });
  const zlibHeader = Buffer.from([0x78, 0x9c]);
  const emptyLastBlock = Buffer.from([0x03, 0x00]);
  return Buffer.concat([zlibHeader, ...Array.from({ length: times }, () => packed), emptyLastBlock]);
}

function latin(text: PdfObject): Buffer {
  return typeof text === "string" ? Buffer.from(text, "latin1") : text;
}
