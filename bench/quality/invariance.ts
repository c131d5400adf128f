import { compareBlind, listSwaps, type SwapKind } from "#tests/support/identity-swaps.ts";

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
  changedScores: number;
  largestChange: number;
  changedWords: number;
  examples: Violation[];
}

const MAX_EXAMPLES = 5;

/** Every CV as sent by people who differ in one detail: how often a score moves, and how often judging saw different words. */
export function measureInvariance(cvs: CvText[], analyse: (text: string) => { score: number }): KindFigures[] {
  const figures = new Map<SwapKind, KindFigures>();
  for (const [index, cv] of cvs.entries()) {
    for (const { kind, texts } of listSwaps(cv.text, index)) {
      const known = figures.get(kind) ?? noFigures(kind);
      const [first = "", ...others] = texts;
      const score = analyse(first).score;
      for (const other of others) addPair(known, cv.id, analyse(other).score - score, first, other);
      figures.set(kind, known);
    }
  }
  return [...figures.values()];
}

function noFigures(kind: SwapKind): KindFigures {
  return { kind, pairs: 0, changedScores: 0, largestChange: 0, changedWords: 0, examples: [] };
}

function addPair(figures: KindFigures, id: string, change: number, firstText: string, secondText: string): void {
  const [difference] = compareBlind(firstText, secondText);
  figures.pairs += 1;
  if (change !== 0) figures.changedScores += 1;
  figures.largestChange = Math.max(figures.largestChange, Math.abs(change));
  if (difference !== undefined) figures.changedWords += 1;
  if (change === 0 && difference === undefined) return;
  const { first = "", second = "" } = difference ?? {};
  if (figures.examples.length < MAX_EXAMPLES) figures.examples.push({ id, change, first, second });
}
