import { assembleDocument } from "./assemble-document.ts";
import { openPdfReader } from "./pdf/open-pdf-reader.ts";
import type { PageCover } from "./preview/cover-picture.ts";
import type { Preview } from "./preview/draw-preview.ts";
import type { ReadOutcome } from "./read-result.ts";
import type { Recognition } from "./recognition.ts";
import { setPages } from "./typeset/set-pages.ts";
import { writePlainPdf } from "./typeset/write-plain-pdf.ts";
import { findWordRisks } from "./word/find-word-risks.ts";
import { readDoc } from "./word/doc/read-doc.ts";
import { readDocx } from "./word/docx/read-docx.ts";
import type { WordReading } from "./word/word-reading.ts";

/** Reads one file after another. Once it is spent, throw it away: a file broke PDFium, and what it read next could be wrong. */
export interface DocumentReader {
  /** Without `recognition` a file whose pages are pictures is only told as such. */
  read(bytes: Uint8Array, recognition?: Recognition): Promise<ReadOutcome>;
  draw(bytes: Uint8Array, page: number, width: number, cover?: PageCover): Promise<Preview>;
  /** Only the text of the page, in its places. */
  drawPlain(bytes: Uint8Array, page: number, width: number, cover?: PageCover): Promise<Preview>;
  /** A text on a plain page, for one whose words have no places. */
  drawText(text: string, width: number): Promise<Preview>;
  readonly isSpent: boolean;
}

export async function openDocumentReader(pdfiumWasm: ArrayBuffer): Promise<DocumentReader> {
  const pdfReader = await openPdfReader(pdfiumWasm);
  let isSpent = false;
  const survive = <T>(use: () => T): T | { kind: "unreadable"; reason: "unsafe" } => {
    try {
      return use();
    } catch (error) {
      if (!isTrap(error)) throw error;
      isSpent = true;
      return { kind: "unreadable", reason: "unsafe" };
    }
  };
  const reader: DocumentReader = {
    async read(bytes, recognition) {
      const word = readWord(bytes);
      if (word?.kind === "unreadable") return word;
      if (word !== undefined) return { ...assembleDocument(setPages(word.runs)), ...findWordRisks(bytes) };
      return survive(() => pdfReader.read(bytes, recognition));
    },
    async draw(bytes, page, width, cover) {
      const word = readWord(bytes);
      if (word?.kind === "unreadable") return word;
      const pdf = word === undefined ? bytes : writePlainPdf(setPages(word.runs));
      return survive(() => pdfReader.draw(pdf, page, width, cover));
    },
    async drawPlain(bytes, page, width, cover) {
      // The pages of a Word file are ours, and plain.
      if (readWord(bytes) !== undefined) return reader.draw(bytes, page, width, cover);
      return survive(() => pdfReader.drawPlain(bytes, page, width, cover));
    },
    async drawText(text, width) {
      const run = { text, size: TEXT_SIZE, bold: false, colour: 0, hidden: null };
      return survive(() => pdfReader.draw(writePlainPdf(setPages([run])), 1, width));
    },
    get isSpent() {
      return isSpent;
    },
  };
  return reader;
}

/** Small enough for what stands on a full page. */
const TEXT_SIZE = 8;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file is, its first bytes tell; names lie. Undefined for what is no Word file. */
function readWord(bytes: Uint8Array): WordReading | undefined {
  if (startsWith(bytes, ZIP)) return readDocx(bytes);
  return startsWith(bytes, OLE) ? readDoc(bytes) : undefined;
}

function startsWith(bytes: Uint8Array, start: number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

/** Memory beyond the ceiling, an access outside of it, or a nesting deeper than the stack. */
function isTrap(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === "RuntimeError");
}
