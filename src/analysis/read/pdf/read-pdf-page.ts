import { type Glyph, type GlyphPage, isInk } from "#analysis/read/glyph.ts";
import { type PageFrame, readPageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";
import { findDisguised } from "./visibility/find-disguised.ts";
import { hideCut } from "./visibility/hide-cut.ts";
import { checkRenderedWords } from "./visibility/render-check.ts";
import { type Survey, surveyObjects } from "./survey-objects.ts";
import { type GlyphWalk, walkGlyphs } from "./walk-glyphs.ts";
import { UNREADABLE } from "#analysis/read/clean-character.ts";

export interface PdfPage extends GlyphPage {
  /** The page has to be read as a person would: all of it, or to confirm the text in doubt. */
  recognise: "picture" | "doubt" | null;
  doubted: Set<Glyph>;
}

const SCRATCH_BYTES = 256;

/** The text of one page with what nobody can see marked as hidden. Undefined for a page that cannot be opened. */
export function readPdfPage(pdfium: Pdfium, document: number, index: number, limit: number): PdfPage | undefined {
  const c = pdfium.wasmExports;
  const page = c.FPDF_LoadPage(document, index);
  if (page === 0) return undefined;
  const scratch = c.malloc(SCRATCH_BYTES);
  const frame = readPageFrame(pdfium, page, scratch);
  const text = c.FPDFText_LoadPage(page);
  const walk = walkGlyphs(pdfium, { text, scratch, frame, limit });
  const survey = surveyObjects(pdfium, page, scratch);
  if (survey.cut.size > 0) hideCut(walk, survey.cut);
  const isSeen = walk.glyphs.some((glyph) => isInk(glyph) && glyph.hidden === null);
  if (isSeen && (walk.isDoubtful || survey.isDoubtful)) {
    checkRenderedWords({ pdfium, page, frame, scratch, texts: survey.texts }, walk);
  }
  findDisguised(walk.glyphs);
  const recognise = needsRecognition(walk, survey, frame);
  if (text !== 0) c.FPDFText_ClosePage(text);
  c.FPDF_ClosePage(page);
  c.free(scratch);
  const { glyphs, doubted } = walk;
  return { number: index + 1, width: frame.width, height: frame.height, glyphs, sureness: 1, recognise, doubted };
}

/** A page under a picture may carry a printed header or a page number and still be a scan. */
const FEW_CHARACTERS = 150;
const MIN_PICTURE_SHARE = 0.4;
/** Text that was turned into outlines: so many shapes and no letter. */
const MANY_PATHS = 150;
const MAX_UNREADABLE_SHARE = 0.05;
/** Icon fonts claim to be a few letters; a lie worth telling is longer. */
const MIN_DOUBTED = 8;
const UNREADABLE_CODE = UNREADABLE.codePointAt(0);

/** "picture": its text, if any, is not what is seen. "doubt": some of it may be other letters than it claims. */
function needsRecognition(walk: GlyphWalk, survey: Survey, frame: PageFrame): "picture" | "doubt" | null {
  const { seen, unreadable } = countSeen(walk.glyphs);
  const isUnderPicture = survey.pictureArea > frame.width * frame.height * MIN_PICTURE_SHARE;
  if (seen < FEW_CHARACTERS && (isUnderPicture || (seen === 0 && survey.paths > MANY_PATHS))) return "picture";
  if (unreadable > seen * MAX_UNREADABLE_SHARE) return "picture";
  const doubted = [...walk.doubted].filter((glyph) => glyph.hidden === null).length;
  return doubted >= MIN_DOUBTED ? "doubt" : null;
}

function countSeen(glyphs: Glyph[]): { seen: number; unreadable: number } {
  let [seen, unreadable] = [0, 0];
  for (const glyph of glyphs) {
    if (glyph.hidden !== null || !isInk(glyph)) continue;
    seen += 1;
    if (glyph.code === UNREADABLE_CODE) unreadable += 1;
  }
  return { seen, unreadable };
}
