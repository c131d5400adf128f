import { longestPiece } from "#analysis/match/meaning/split-into-pieces.ts";
import { remember } from "#analysis/remember.ts";
import { takeApart, toAmerican } from "#analysis/read/one-spelling.ts";
import { compileKernel, type KernelModule } from "./open-kernel.ts";
import { type RelevanceWeights, unpackWeights } from "./weights-format.ts";

const WORD = /[\p{L}\p{N}]+|[+#%$]/gu;
const MARKS = /\p{M}/gu;
const LONGEST_WORD = 40;

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

/** WordPiece: the longest known pieces of each word, from the left. A word that cannot be made of known pieces is left out. */
function openTokens(known: ReadonlyMap<string, number>): (text: string) => number[] {
  const tokensOfWord = remember((word) => takeApart(word).flatMap((part) => splitWord(toAmerican(part), known)));
  return (text) => {
    const words = text.normalize("NFD").replaceAll(MARKS, "").toLowerCase().match(WORD) ?? [];
    return words.flatMap(tokensOfWord);
  };
}

function splitWord(word: string, known: ReadonlyMap<string, number>): number[] {
  const whole = known.get(word);
  if (whole !== undefined) return [whole];
  if (word.length > LONGEST_WORD) return [];
  const pieces: number[] = [];
  for (let from = 0; from < word.length;) {
    const found = longestPiece(word, from, known);
    if (found === undefined) return [];
    pieces.push(found.piece);
    from = found.to;
  }
  return pieces;
}
