import { assembleDocument } from "#analysis/read/assemble-document.ts";
import { type Glyph, LINE_FEED, SPACE } from "#analysis/read/glyph.ts";
import { type PageFrame, readPageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";
import type { ReadResult } from "#analysis/read/read-result.ts";
import type { GreyPicture, Recognition, RecognisedWord } from "#analysis/read/recognition.ts";
import { drawGrey } from "./visibility/draw-grey.ts";
import type { PdfPage } from "./read-pdf-page.ts";
import { hideUnconfirmed, listUnconfirmed } from "./visibility/confirm-text.ts";

const SCAN = { dpi: 200, maxPixels: 12_000_000 };
/** A scanned CV of more pages is a scanned file of something else; what is left unread lowers the quality. */
const MAX_RECOGNISED_PAGES = 12;
/** The recogniser is hardly ever wrong about a word that it is as sure of as this. */
const SURE = 0.7;

/** Pages that are pictures get the text that was recognised; where only some of the text is in doubt, it must be confirmed or goes. */
export function recognisePages(
  pdfium: Pdfium,
  document: number,
  pages: PdfPage[],
  recognition: Recognition,
): ReadResult {
  const chosen = pages.filter((page) => page.recognise !== null).slice(0, MAX_RECOGNISED_PAGES);
  for (const [index, page] of chosen.entries()) {
    recognition.onPage(index + 1, chosen.length);
    const words = recognition.recognise(drawPage(pdfium, document, page.number - 1));
    if (page.recognise === "doubt" && hideUnconfirmed(page, words)) continue;
    const layer = page.glyphs;
    page.glyphs = words.flatMap((word, at) => asGlyphs(word, words[at + 1]));
    page.sureness = shareOfSureWords(words);
    page.glyphs.push(...listUnconfirmed(layer, words));
  }
  const read = pages.filter((page) => page.recognise === null || chosen.includes(page));
  return assembleDocument(read, pages.length - read.length);
}

function drawPage(pdfium: Pdfium, document: number, index: number): GreyPicture {
  const c = pdfium.wasmExports;
  const page = c.FPDF_LoadPage(document, index);
  const scratch = c.malloc(64);
  const frame: PageFrame = readPageFrame(pdfium, page, scratch);
  c.free(scratch);
  const picture = drawGrey(pdfium, page, frame, SCAN);
  c.FPDF_ClosePage(page);
  return picture;
}

/** The letters of a word share its box evenly. */
function asGlyphs({ text, box, line }: RecognisedWord, next: RecognisedWord | undefined): Glyph[] {
  const letters = Array.from(text);
  const width = box.width / letters.length;
  const glyphs = letters.map((letter, index) => {
    const place = { ...box, x: box.x + index * width, width };
    return { code: letter.codePointAt(0) ?? 0, box: place, bold: false, colour: 0, hidden: null };
  });
  const gap = next?.line === line ? SPACE : LINE_FEED;
  return [...glyphs, { code: gap, box, bold: false, colour: 0, hidden: null }];
}

function shareOfSureWords(words: RecognisedWord[]): number {
  const real = words.filter((word) => /[\p{L}\p{N}]/u.test(word.text));
  if (real.length === 0) return 1;
  return real.filter((word) => word.confidence >= SURE).length / real.length;
}
