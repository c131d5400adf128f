import { type BlindDifference, compareBlind, listSwaps, type SwapKind } from "#tests/support/identity-swaps.ts";

export interface CvText {
  id: string;
  text: string;
}

/** One pair of texts that differ in nothing but the person, and were not treated alike. */
export interface Violation {
  id: string;
  change: number;
  first: string;
  second: string;
}

export interface KindFigures {
  kind: SwapKind;
  pairs: number;
  /** Of them, those that were scored as well: where judging sees the same words, a score cannot differ. */
  scored: number;
  changedScores: number;
  largestChange: number;
  changedWords: number;
  examples: Violation[];
}

const MAX_EXAMPLES = 5;

/**
 * A CV as sent by people who differ in one detail: how often a score moves, and how often judging saw different words. `order` chooses how
 * the person is presented and which of the pairs that look alike are scored.
 */
export function measureInvariance(
  { id, text }: CvText,
  order: number,
  analyse: (text: string) => { score: number },
  scoreEvery: number,
): KindFigures[] {
  return listSwaps(text, order).map(({ kind, texts }) => {
    const figures = noFigures(kind);
    const [first = "", ...others] = texts;
    const score = analyse(first).score;
    for (const [at, other] of others.entries()) {
      const [difference] = compareBlind(first, other);
      const isScored = difference !== undefined || (order + at) % scoreEvery === 0;
      if (isScored) figures.scored += 1;
      addPair(figures, id, isScored ? analyse(other).score - score : 0, difference);
    }
    return figures;
  });
}

function noFigures(kind: SwapKind): KindFigures {
  return { kind, pairs: 0, scored: 0, changedScores: 0, largestChange: 0, changedWords: 0, examples: [] };
}

function addPair(figures: KindFigures, id: string, change: number, difference: BlindDifference | undefined): void {
  figures.pairs += 1;
  if (change !== 0) figures.changedScores += 1;
  figures.largestChange = Math.max(figures.largestChange, Math.abs(change));
  if (difference !== undefined) figures.changedWords += 1;
  if (change === 0 && difference === undefined) return;
  const { first = "", second = "" } = difference ?? {};
  if (figures.examples.length < MAX_EXAMPLES) figures.examples.push({ id, change, first, second });
}
