import { readFileSync } from "node:fs";
import { assembleDocument } from "#analysis/read/assemble-document.ts";
import type { GlyphPage } from "#analysis/read/glyph.ts";
import { readPageFrame } from "#analysis/read/pdf/page-frame.ts";
import { openDocument } from "#analysis/read/pdf/open-document.ts";
import { checkRenderedWords } from "#analysis/read/pdf/visibility/render-check.ts";
import { surveyObjects } from "#analysis/read/pdf/survey-objects.ts";
import { walkGlyphs } from "#analysis/read/pdf/walk-glyphs.ts";
import { openPdfium } from "#analysis/read/pdf/pdfium-module.ts";
import { readPart } from "#tests/support/test-reader.ts";

/** Milliseconds a page of each stage of reading, over all files. The same calls as `readPdfPage` makes. */
export async function measureStages(paths: string[]): Promise<Record<string, number>> {
  const pdfium = await openPdfium(readPart("@embedpdf/pdfium/pdfium.wasm"));
  const c = pdfium.wasmExports;
  const times: Record<string, number> = {};
  const timed = <T>(stage: string, work: () => T): T => {
    const start = performance.now();
    const result = work();
    times[stage] = (times[stage] ?? 0) + performance.now() - start;
    return result;
  };
  let [pages, looked] = [0, 0];
  const scratch = c.malloc(256);

  const readPage = (document: number, index: number): GlyphPage => {
    const page = timed("PDFium parses the page", () => c.FPDF_LoadPage(document, index));
    const frame = readPageFrame(pdfium, page, scratch);
    const text = timed("PDFium finds its text", () => c.FPDFText_LoadPage(page));
    const walk = timed("cheap test of each character", () =>
      walkGlyphs(pdfium, { text, scratch, frame, limit: 200_000 }),
    );
    const survey = timed("survey of what is drawn", () => surveyObjects(pdfium, page, scratch));
    if (walk.isDoubtful || survey.isDoubtful) {
      looked += 1;
      timed("rendered test", () => checkRenderedWords({ pdfium, page, frame, scratch, texts: survey.texts }, walk));
    }
    c.FPDFText_ClosePage(text);
    c.FPDF_ClosePage(page);
    return { number: index + 1, width: frame.width, height: frame.height, glyphs: walk.glyphs, sureness: 1 };
  };

  for (const path of paths) {
    openDocument(pdfium, new Uint8Array(readFileSync(path)), (document) => {
      const read = Array.from({ length: c.FPDF_GetPageCount(document) }, (_, index) => readPage(document, index));
      pages += read.length;
      timed("lines and words", () => assembleDocument(read));
    });
  }
  const perPage = Object.entries(times).map(([stage, total]) => [stage, total / pages] as const);
  return { ...Object.fromEntries(perPage), pages, "pages looked at": looked };
}
