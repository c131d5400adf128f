import type { Box } from "#shared/evidence.ts";
import { coversHalfThePage } from "./find-scan-image.ts";
import { type PageFrame, readPageFrame, toTopLeft } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";

export interface Glyph {
  code: number;
  box: Box;
  bold: boolean;
  visible: boolean;
}

export interface GlyphPage {
  number: number;
  frame: PageFrame;
  glyphs: Glyph[];
}

const INVISIBLE_MODES = new Set([3, 7]);
const MIN_VISIBLE_HEIGHT = 4;
const SCRATCH_BYTES = 256;
const FONT_NAME_BYTES = 128;
const LINE_FEED = 0x0a;
const SPACE = 0x20;

export function readGlyphs(pdfium: Pdfium, document: number, index: number, limit: number): GlyphPage | undefined {
  const c = pdfium.wasmExports;
  const page = c.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const scratch = c.malloc(SCRATCH_BYTES);
  const frame = readPageFrame(pdfium, page, scratch);
  const text = c.FPDFText_LoadPage(page);
  const glyphs = text === 0 ? [] : walkGlyphs(pdfium, { text, scratch, frame, limit });
  // Text under a picture of the whole page is what a scanner's text recognition left: the only way to read that page.
  const isScan = glyphs.every((glyph) => !glyph.visible) && coversHalfThePage(pdfium, page, scratch, frame);
  if (isScan) for (const glyph of glyphs) glyph.visible = true;
  if (text !== 0) c.FPDFText_ClosePage(text);
  c.FPDF_ClosePage(page);
  c.free(scratch);
  return { number: index + 1, frame, glyphs };
}

interface Walk {
  text: number;
  scratch: number;
  frame: PageFrame;
  limit: number;
}

function walkGlyphs(pdfium: Pdfium, { text, scratch, frame, limit }: Walk): Glyph[] {
  const c = pdfium.wasmExports;
  const count = Math.min(c.FPDFText_CountChars(text), limit);
  const glyphs: Glyph[] = [];
  let styledObject = 0;
  let isPainted = true;
  let bold: boolean | undefined;
  for (let index = 0; index < count; index += 1) {
    const code = c.FPDFText_GetUnicode(text, index);
    const object = c.FPDFText_GetTextObject(text, index);
    if (object !== 0 && object !== styledObject) {
      isPainted = hasPaint(pdfium, { text, index, object, scratch });
      styledObject = object;
    }
    // Asking for the font of every glyph costs half as much as the rest of the reading; the first of a line speaks for it.
    if (code === LINE_FEED) bold = undefined;
    else if (object !== 0) bold ??= hasBoldFont(pdfium, text, index, scratch);
    c.FPDFText_GetLooseCharBox(text, index, scratch);
    const box = toTopLeft(pdfium.HEAPF32, scratch / 4, frame);
    // Spaces that PDFium adds between words have no height.
    const visible = object === 0 || code === SPACE || (isPainted && isInSight(box, frame));
    glyphs.push({ code, box, bold: bold ?? false, visible });
  }
  return glyphs;
}

function hasPaint(pdfium: Pdfium, at: { text: number; index: number; object: number; scratch: number }): boolean {
  const c = pdfium.wasmExports;
  const { text, index, object, scratch } = at;
  if (INVISIBLE_MODES.has(c.FPDFTextObj_GetTextRenderMode(object))) return false;
  const hasColour = c.FPDFText_GetFillColor(text, index, scratch, scratch + 4, scratch + 8, scratch + 12) !== 0;
  return !hasColour || pdfium.HEAPU32[scratch / 4 + 3] !== 0;
}

function hasBoldFont(pdfium: Pdfium, text: number, index: number, scratch: number): boolean {
  const flags = scratch + FONT_NAME_BYTES;
  const length = pdfium.wasmExports.FPDFText_GetFontInfo(text, index, scratch, FONT_NAME_BYTES, flags);
  if (length <= 1 || length > FONT_NAME_BYTES) return false;
  const name = String.fromCodePoint(...pdfium.HEAPU8.subarray(scratch, scratch + length - 1)).toLowerCase();
  return name.includes("bold") || name.includes("black") || name.includes("heavy");
}

function isInSight(box: Box, frame: PageFrame): boolean {
  const isOnPage = box.x < frame.width && box.y < frame.height && box.x + box.width > 0 && box.y + box.height > 0;
  return isOnPage && box.height >= MIN_VISIBLE_HEIGHT;
}
