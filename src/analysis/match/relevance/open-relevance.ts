import { compileKernel, type KernelModule } from "./open-kernel.ts";
import { openTokens } from "./split-into-tokens.ts";
import { type RelevanceWeights, unpackWeights } from "./weights-format.ts";

/** Log odds that a passage shows a criterion at all, and that it shows it fully. */
export interface PairScore {
  some: number;
  full: number;
}

export interface Relevance {
  weights: RelevanceWeights;
  kernel: KernelModule;
  tokensOf: (text: string) => number[];
  /** How telling a token is. */
  tellingOf: (token: number) => number;
}

/**
 * How far a passage of a CV speaks for a criterion: token vectors, each seen alone and in a window of three, compared with each
 * other and pooled. A small student of a sentence model that was trained on judged CVs (docs/decisions/043); it needs no runtime.
 */
export function openRelevance(bytes: Uint8Array, kernel: ArrayBuffer): Relevance {
  const weights = unpackWeights(bytes);
  return {
    weights,
    kernel: compileKernel(kernel),
    tokensOf: openTokens(weights.known),
    tellingOf: (token) => softplus((weights.telling[token] ?? 0) + 0.5),
  };
}

function softplus(value: number): number {
  return Math.log1p(Math.exp(value));
}
