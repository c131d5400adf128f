import { type Glyph, isInk } from "#analysis/read/glyph.ts";
import { type PageFrame, toTopLeft } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";
import type { HiddenKind } from "#shared/screening/hidden-text.ts";
import { hasDistinctiveShape } from "./visibility/glyph-shapes.ts";
import { GlyphShapeCheck } from "./visibility/glyph-shape-check.ts";
import { type FontStyle, readFontStyle } from "./font-style.ts";
import { readTextStyle, type TextStyle } from "./text-style.ts";

export interface GlyphWalk {
  glyphs: Glyph[];
  /** Parallel to the glyphs: the text object that drew each, 0 for a space that only stands for a gap. */
  objects: number[];
  /** Something about the paint can only be settled by looking at the page. */
  isDoubtful: boolean;
  /** Glyphs that may show other letters than they claim. */
  doubted: Set<Glyph>;
}

export interface OpenText {
  text: number;
  scratch: number;
  frame: PageFrame;
  limit: number;
}

/** In points: no letter is read below the first; none is thinner than the second, unless squeezed out of sight. */
const MIN_SIZE = 4;
const MIN_SIDE = 0.3;

/** The cheap test for every character: how it is painted, how large, where, and whether its shape can be what it claims. */
export function walkGlyphs(pdfium: Pdfium, { text, scratch, frame, limit }: OpenText): GlyphWalk {
  const c = pdfium.wasmExports;
  const count = Math.min(c.FPDFText_CountChars(text), limit);
  const fonts = new Map<number, FontStyle>();
  const fontOf = (used: TextStyle) => {
    const known = fonts.get(used.font);
    if (known !== undefined) return known;
    const read = readFontStyle(pdfium, used.font, scratch);
    fonts.set(used.font, read);
    return read;
  };
  const styleOf = (drawnBy: number) => (drawnBy === 0 ? NO_STYLE : readTextStyle(pdfium, drawnBy, scratch));
  const shapeCheck = new GlyphShapeCheck(pdfium, text, scratch);
  const glyphs: Glyph[] = [];
  const objects: number[] = [];
  let isDoubtful = false;
  let [object, style] = [0, NO_STYLE];
  for (let index = 0; index < count; index += 1) {
    const drawnBy = c.FPDFText_GetTextObject(text, index);
    if (drawnBy !== object) style = styleOf(drawnBy);
    object = drawnBy;
    const font = object === 0 ? NO_FONT : fontOf(style);
    c.FPDFText_GetLooseCharBox(text, index, scratch);
    const box = toTopLeft(pdfium.HEAPF32, scratch / 4, frame);
    const code = c.FPDFText_GetUnicode(text, index);
    if (isLowSurrogate(code) && joinSurrogates(glyphs.at(-1), code)) continue;
    const glyph: Glyph = { code, box, bold: font.isBold, colour: style.colour, hidden: null };
    glyphs.push(glyph);
    objects.push(object);
    if (object === 0 || !isInk(glyph)) continue;
    glyph.hidden = style.hidden ?? findHiddenReason(glyph, frame);
    if (hasDistinctiveShape(code)) shapeCheck.check(glyph, { index, object, font: style.font });
    isDoubtful ||= glyph.hidden === null && (style.isDoubtful || font.isDrawn);
  }
  hideOverfull(glyphs, objects, shapeCheck.overfullObjects);
  return {
    glyphs,
    objects,
    isDoubtful: isDoubtful || shapeCheck.hasBlank,
    doubted: shapeCheck.listDoubted(glyphs, objects),
  };
}

const NO_STYLE: TextStyle = { font: 0, colour: 0, hidden: null, isDoubtful: false };
const NO_FONT: FontStyle = { isBold: false, isDrawn: false };

/** A letter on its side is as wide as it is high otherwise: the longer side tells its size. */
function findHiddenReason({ box, code }: Glyph, frame: PageFrame): HiddenKind | null {
  const isOnPage = box.x < frame.width && box.y < frame.height && box.x + box.width > 0 && box.y + box.height > 0;
  if (!isOnPage) return "off_page";
  const [short, long] = box.width < box.height ? [box.width, box.height] : [box.height, box.width];
  // Accents may have no width of their own, letters and digits have.
  return long < MIN_SIZE || (short < MIN_SIDE && isLetterOrDigit(code)) ? "tiny" : null;
}

function hideOverfull(glyphs: Glyph[], objects: number[], overfullObjects: Set<number>): void {
  if (overfullObjects.size === 0) return;
  for (const [index, glyph] of glyphs.entries()) {
    if (overfullObjects.has(objects[index] ?? 0)) glyph.hidden = "disguised";
  }
}

function isLetterOrDigit(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;

/** PDFium gives characters beyond the first 65,536 in two halves. */
function joinSurrogates(high: Glyph | undefined, low: number): boolean {
  if (high === undefined || high.code < 0xd800 || high.code > 0xdbff) return false;
  high.code = 0x10000 + (high.code - 0xd800) * 0x400 + (low - 0xdc00);
  return true;
}
