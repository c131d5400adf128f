import { readFileSync } from "node:fs";
import { openDocumentReader } from "#analysis/read/open-document-reader.ts";
import { readPart } from "#tests/support/test-reader.ts";

// Reads the files it is told, one after another, as a reader process of the product does.

export interface ReadFile {
  milliseconds: number;
  words: number;
  hiddenWords: number;
  kind: string;
  residentBytes: number;
}

const reader = await openDocumentReader(readPart("@embedpdf/pdfium/pdfium.wasm"));

process.on("message", async (path: string) => {
  const bytes = new Uint8Array(readFileSync(path));
  const start = performance.now();
  const outcome = await reader.read(bytes);
  const answer: ReadFile = {
    milliseconds: performance.now() - start,
    words: outcome.kind === "text" ? outcome.pages.reduce((sum, page) => sum + page.words.length, 0) : 0,
    hiddenWords:
      outcome.kind === "text" ? outcome.hidden.reduce((sum, { text }) => sum + text.split(" ").length, 0) : 0,
    kind: outcome.kind,
    residentBytes: process.memoryUsage.rss(),
  };
  process.send?.(answer);
});
process.send?.("ready");
