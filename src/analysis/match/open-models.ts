import { type Meanings, openMeanings } from "./meaning/open-meanings.ts";
import { openRelevance, type Relevance } from "./relevance/open-relevance.ts";

/** What was learned beforehand: what words mean, and which passages speak for which criteria. */
export interface Models {
  meanings: Meanings;
  relevance: Relevance;
}

export const MODEL_FILES = {
  meanings: "#analysis/match/meaning/word-meanings.bin",
  relevance: "#analysis/match/relevance/relevance.bin",
  kernel: "#analysis/match/relevance/kernel.wasm",
} as const;

export async function openModels(load: (part: string) => Promise<ArrayBuffer> | ArrayBuffer): Promise<Models> {
  return {
    meanings: openMeanings(new Uint8Array(await load(MODEL_FILES.meanings))),
    relevance: openRelevance(new Uint8Array(await load(MODEL_FILES.relevance)), await load(MODEL_FILES.kernel)),
  };
}
