import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { openMeanings } from "#analysis/match/meaning/open-meanings.ts";
import { MODEL_FILES, type Models } from "#analysis/match/open-models.ts";
import { openRelevance } from "#analysis/match/relevance/open-relevance.ts";
import { type DocumentReader, openDocumentReader } from "#analysis/read/open-document-reader.ts";
import type { ReadDocument } from "#analysis/read/page.ts";
import type { Recognition } from "#analysis/read/recognition.ts";
import { openRecogniser } from "#analysis/read/scan/open-recogniser.ts";

export function openTestReader(): Promise<DocumentReader> {
  return openDocumentReader(readPart("@embedpdf/pdfium/pdfium.wasm"));
}

export async function openTestRecognition(): Promise<Recognition> {
  const language = readPart("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz");
  const wasm = readPart("tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm");
  const recogniser = await openRecogniser({ wasm, language: gunzipSync(new Uint8Array(language)) });
  return { recognise: (picture) => recogniser.recognise(picture), onPage: () => undefined };
}

export function openTestModels(): Models {
  return {
    meanings: openMeanings(new Uint8Array(readPart(MODEL_FILES.meanings))),
    relevance: openRelevance(new Uint8Array(readPart(MODEL_FILES.relevance)), readPart(MODEL_FILES.kernel)),
  };
}

export function readPart(name: string): ArrayBuffer {
  return new Uint8Array(readFileSync(fileURLToPath(import.meta.resolve(name)))).buffer;
}

/** For tests of files that must be readable. */
export async function readText(
  reader: DocumentReader,
  bytes: Uint8Array,
  recognition?: Recognition,
): Promise<ReadDocument> {
  const outcome = await reader.read(bytes, recognition);
  if (outcome.kind === "text") return outcome;
  throw new Error(outcome.kind === "unreadable" ? outcome.reason : outcome.kind);
}
