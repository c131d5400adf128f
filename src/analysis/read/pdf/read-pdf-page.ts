import { type Glyph, type GlyphPage, isInk } from "#analysis/read/glyph.ts";
import { readPageFrame } from "./page-frame.ts";
import type { Pdfium } from "./pdfium-module.ts";
import { findDisguised } from "./visibility/find-disguised.ts";
import { hideCut } from "./visibility/hide-cut.ts";
import { checkRenderedWords } from "./visibility/render-check.ts";
import { needsRecognition } from "./needs-recognition.ts";
import { surveyObjects } from "./survey-objects.ts";
import { walkGlyphs } from "./walk-glyphs.ts";

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
