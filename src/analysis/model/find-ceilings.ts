import { findTerm } from "#analysis/match/find-term.ts";
import type { CvIndex } from "#analysis/match/index-cv.ts";
import { copiedLines } from "#analysis/match/match-vacancy.ts";
import type { PreparedCriterion, PreparedVacancy } from "#analysis/match/prepare-vacancy.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";
import { ceilingOf } from "#analysis/match/verdict/cap-passages.ts";
import type { Ceiling } from "./model-material.ts";

/** Log odds from which a passage that names nothing of what is asked may speak for it in part, and fully. */
const SPEAKS = 0;
const SPEAKS_FULLY = 0;

/**
 * For each criterion the lines that can speak for it at all. A model that the text manipulated can quote any line, and gets no
 * more for it than the line itself carries: the words asked for, or a passage that speaks of them, in a place that proves it.
 * One that was not may read more out of a line than its words say, but not out of a denial or of somebody else's certificate.
 */
export function findCeilings(index: CvIndex, vacancy: PreparedVacancy): Record<string, Ceiling[]> {
  const copied = copiedLines(index, vacancy);
  const scored = vacancy.search(index.passages);
  const entries = vacancy.criteria.map(
    (prepared, at) => [prepared.criterion.id, listCeilings(index, prepared, scored[at] ?? [], copied)] as const,
  );
  return Object.fromEntries(entries);
}

function listCeilings(
  index: CvIndex,
  { criterion }: PreparedCriterion,
  scored: ScoredPassage[],
  copied: Set<number>,
): Ceiling[] {
  // To name a manner is to claim it: only what was done shows it.
  const names = criterion.kind === "soft_skill" ? [] : criterion.terms;
  const named = new Set(names.flatMap((term) => findTerm(index, term).map((hit) => hit.line)));
  const scores = new Map(scored.map((one) => [one.passage, one]));
  return index.passages.flatMap((passage, at) => {
    const { some = -Infinity, full = -Infinity } = scores.get(at) ?? {};
    const isCopied = passage.lines.some((line) => copied.has(line));
    const most = ceilingOf({ criterion, passage, isCopied });
    return passage.lines.flatMap((line): Ceiling[] => {
      if (most === "nothing") return [];
      const isNamed = named.has(line);
      const speaks = isNamed || full >= SPEAKS_FULLY ? "strong" : "partial";
      const level = isNamed || some >= SPEAKS ? (most === "full" ? speaks : "partial") : "missing";
      return [{ line, level, trusted: isCopied ? "partial" : "strong" }];
    });
  });
}
