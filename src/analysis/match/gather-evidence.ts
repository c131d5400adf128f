import type { Criterion } from "#shared/vacancy.ts";
import { findTerm } from "./find-term.ts";
import type { CvIndex } from "./index-cv.ts";
import type { Likeness } from "./measure-likeness.ts";
import { type Weight, weighHit } from "./weigh-hit.ts";

export interface Evidence {
  line: number;
  weight: Exclude<Weight, "none">;
  exact: boolean;
}

export interface Judgeable {
  index: CvIndex;
  /** Lines in the advertisement's own words: too few to be a pasted block, and believed only in part. */
  copied: Set<number>;
}

/** For each line that holds one of the terms the best it is worth; the most direct lines first. */
export function gatherEvidence({ index, copied }: Judgeable, criterion: Criterion, { byLine }: Likeness): Evidence[] {
  const titleLines = new Set(index.positions.map((position) => position.titleLine));
  const best = new Map<number, Evidence>();
  for (const hit of criterion.terms.flatMap((term) => findTerm(index, term))) {
    const line = index.lines[hit.line];
    if (line === undefined) continue;
    const weight = weighHit(hit, {
      criterion,
      line,
      isTitleLine: titleLines.has(hit.line),
      isCopied: copied.has(hit.line),
      likeness: byLine.get(hit.line) ?? 0,
    });
    const earlier = best.get(hit.line);
    const isBetter = earlier === undefined || (weight === "strong" && earlier.weight === "partial");
    if (weight !== "none" && isBetter) best.set(hit.line, { line: hit.line, weight, exact: hit.exact });
  }
  return [...best.values()].toSorted(
    (left, right) => Number(right.exact) - Number(left.exact) || left.line - right.line,
  );
}
