import { blendsInto } from "#analysis/read/colour-contrast.ts";
import { type Glyph, isInk } from "#analysis/read/glyph.ts";
import { union } from "#analysis/read/page.ts";
import { type PageFrame, toTopLeft } from "#analysis/read/pdf/page-frame.ts";
import type { Pdfium } from "#analysis/read/pdf/pdfium-module.ts";
import type { GreyPicture } from "#analysis/read/recognition.ts";
import type { Box } from "#shared/screening/evidence.ts";
import { readBounds } from "#analysis/read/pdf/bounds.ts";
import { comparePictures } from "./compare-pictures.ts";
import { drawGrey } from "./draw-grey.ts";
import type { GlyphWalk } from "#analysis/read/pdf/walk-glyphs.ts";

export interface RenderedPage {
  pdfium: Pdfium;
  page: number;
  frame: PageFrame;
  scratch: number;
  /** Every text object on it. */
  texts: number[];
}

interface Word {
  glyphs: Glyph[];
  objects: number[];
  box: Box;
}

const LOOK = { dpi: 72, maxPixels: 4_000_000 };
/** Grey levels out of 255 by which a word must change the picture. */
const MIN_INK = 10;
/** And by which one must whose colour is that of the page, so that it is an outline or a gradient and not just a shade off. */
const MIN_ODD_INK = 40;

/**
 * The rendered test: the page is drawn with and without its text. A word that changes nothing where it stands is seen by
 * nobody: white on white, covered, clipped, on a layer that is off, without a shape. Where a word has the colour of what it
 * stands on and something is to be seen nevertheless, it may be another text at the same place, or an outline or a gradient
 * whose colour PDFium does not tell: then the page is drawn once more without just those words.
 */
export function checkRenderedWords(page: RenderedPage, { glyphs, objects }: GlyphWalk): void {
  const shown = drawGrey(page.pdfium, page.page, page.frame, LOOK);
  const bare = drawWithout(page, page.texts);
  const suspects: Word[] = [];
  for (const word of splitWords(glyphs, objects)) {
    const { ink, ground } = comparePictures(word.box, shown, bare);
    const isBlending = blendsInto(word.glyphs[0]?.colour ?? 0, Math.round(ground) * 0x10101);
    if (ink < MIN_INK) hide(word, isBlending ? "blends_in" : "covered");
    else if (isBlending) suspects.push(word);
  }
  if (suspects.length > 0) judgeSuspects(page, suspects, shown, objects);
}

function judgeSuspects(page: RenderedPage, suspects: Word[], shown: GreyPicture, objects: number[]): void {
  const twins = listTwins(page, objects);
  const without = drawWithout(page, [...new Set(suspects.flatMap((word) => word.objects))]);
  for (const word of suspects) {
    const isSeen = comparePictures(word.box, shown, without).ink >= MIN_ODD_INK;
    if (!isSeen && !twins.some((twin) => overlaps(twin, word.box))) hide(word, "blends_in");
  }
}

/** Text drawn twice in one place, as a glow or a shadow, is read once: the other text object has no characters of its own. */
function listTwins({ pdfium, scratch, frame, texts }: RenderedPage, objects: number[]): Box[] {
  const read = new Set(objects);
  return texts
    .filter((text) => !read.has(text))
    .map((text) => {
      const { left, top, right, bottom } = readBounds(pdfium, text, scratch);
      return toTopLeft(Float32Array.of(left, top, right, bottom), 0, frame);
    });
}

function drawWithout({ pdfium, page, frame }: RenderedPage, texts: number[]): GreyPicture {
  const c = pdfium.wasmExports;
  for (const object of texts) c.FPDFPageObj_SetIsActive(object, 0);
  const picture = drawGrey(pdfium, page, frame, LOOK);
  for (const object of texts) c.FPDFPageObj_SetIsActive(object, 1);
  return picture;
}

function hide(word: Word, kind: "blends_in" | "covered"): void {
  for (const glyph of word.glyphs) glyph.hidden ??= kind;
}

/** Runs of characters of one colour without a gap. */
function splitWords(glyphs: Glyph[], objects: number[]): Word[] {
  const words: Word[] = [];
  let open: Word | undefined;
  for (const [index, glyph] of glyphs.entries()) {
    if (!isInk(glyph) || glyph.colour !== open?.glyphs[0]?.colour) open = undefined;
    if (!isInk(glyph)) continue;
    if (open === undefined) words.push((open = { glyphs: [], objects: [], box: glyph.box }));
    open.glyphs.push(glyph);
    open.objects.push(objects[index] ?? 0);
    open.box = union(open.box, glyph.box);
  }
  return words;
}

function overlaps(one: Box, other: Box): boolean {
  const isBeside = one.x >= other.x + other.width || other.x >= one.x + one.width;
  return !isBeside && one.y < other.y + other.height && other.y < one.y + one.height;
}
