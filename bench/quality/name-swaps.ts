import { type BlindDifference, compareSeen, seenByJudges, SOMEONE, writeAs } from "#tests/support/identity-swaps.ts";
import type { CvText } from "./invariance.ts";
import type { GroupOfNames } from "#analysis/lexicon/names-of-groups.ts";

export interface NameFigures {
  group: string;
  pairs: number;
  /** Of them, those that were scored as well: where judging sees the same, a score cannot differ. */
  scored: number;
  changedScores: number;
  /** A part of the name stands in what is judged, and nothing stands there for the others. */
  visible: number;
  /** Parts of names over all pairs, and those of them that judging sees. */
  parts: number;
  visibleParts: number;
  visibleNames: Set<string>;
  /** Judging sees other words for another reason: more was hidden, or the CV was read differently. */
  otherwise: number;
  examples: string[];
}

const MAX_EXAMPLES = 12;

/** Each CV as sent by each of the people, compared with the same CV as sent by someone else. */
export function measureNames(
  cvs: CvText[],
  { group, names }: GroupOfNames,
  analyse: (id: string, text: string) => { score: number },
  scoreEvery: number,
): NameFigures {
  const figures: NameFigures = {
    group,
    pairs: 0,
    scored: 0,
    changedScores: 0,
    visible: 0,
    parts: 0,
    visibleParts: 0,
    visibleNames: new Set(),
    otherwise: 0,
    examples: [],
  };
  for (const [layout, { id, text }] of cvs.entries()) {
    const usual = writeAs(text, SOMEONE, layout);
    const seen = seenByJudges(usual);
    const { score } = analyse(id, usual);
    for (const [at, name] of names.entries()) {
      const swapped = writeAs(text, { ...SOMEONE, name }, layout);
      const differences = compareSeen(seen, seenByJudges(swapped));
      const isScored = differences.length > 0 || (at + layout) % scoreEvery === 0;
      if (isScored) figures.scored += 1;
      addPerson(figures, { id, name, differences, change: isScored ? analyse(id, swapped).score - score : 0 });
    }
  }
  return figures;
}

interface Person {
  id: string;
  name: string;
  differences: BlindDifference[];
  change: number;
}

function addPerson(figures: NameFigures, { id, name, differences, change }: Person): void {
  const parts = partsOf(name);
  figures.pairs += 1;
  figures.parts += parts.length;
  if (change !== 0) figures.changedScores += 1;
  const [first] = differences;
  if (first === undefined && change === 0) return;
  figures.visibleParts += parts.filter((part) => differences.some((pair) => isPartShown(pair, part))).length;
  const shown = differences.find((difference) => isShown(difference, name));
  if (shown !== undefined) figures.visible += 1;
  if (shown !== undefined) figures.visibleNames.add(name);
  if (shown === undefined && first !== undefined) figures.otherwise += 1;
  if (figures.examples.length >= MAX_EXAMPLES) return;
  const { first: before = "", second: after = "" } = shown ?? first ?? {};
  figures.examples.push(`${name}, ${id}, ${change} points: ${before} => ${after}`);
}

function isShown(difference: BlindDifference, name: string): boolean {
  return partsOf(name).some((part) => isPartShown(difference, part));
}

function partsOf(name: string): string[] {
  return name.toLowerCase().split(/[ -]/u);
}

function isPartShown({ first, second }: BlindDifference, part: string): boolean {
  return countOf(second, part) > countOf(first, part);
}

function countOf(text: string, part: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.filter((word) => word === part).length;
}
