import type { BlindCv } from "#analysis/blind/blind-cv.ts";
import { totalMonths } from "#analysis/extract/measure-experience.ts";
import type { Place } from "#analysis/read/page.ts";
import type { Level } from "#shared/evidence.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { type CopiedLines, findCopiedLines } from "./find-copied-lines.ts";
import { findTerm } from "./find-term.ts";
import { type CvIndex, indexLines } from "./index-lines.ts";
import { placeOfLine } from "./place-of-line.ts";
import { type Weight, weighHit } from "./weigh-hit.ts";

/** `confidence` says how directly the places speak: 1 for the term itself in dated work. */
export interface Match {
  criterion: Criterion;
  level: Level;
  places: Place[];
  confidence: number;
}

export interface MatchedCv {
  matches: Match[];
  hasPastedVacancy: boolean;
}

interface Evidence {
  line: number;
  weight: Exclude<Weight, "none">;
  exact: boolean;
}

const MAX_PLACES = 3;
/** Four and a half years answer a wish for five. */
const YEARS_TOLERANCE = 0.9;
const SOME_YEARS = 0.5;

/**
 * Each criterion meets the blind CV. Strong needs the term in dated work, a project or the section made for it; a bare
 * list gives partial; no place, no mark. Saying a word ten times counts once. Fails on wordings outside the term list.
 */
export function matchCriteria(cv: BlindCv, criteria: Criterion[]): MatchedCv {
  const index = indexLines(cv);
  const copied = findCopiedLines(index, criteria);
  const matches = criteria.map((criterion) => {
    const isTimeOnly = criterion.terms.length === 0 && criterion.required_years !== null;
    return isTimeOnly ? matchTime(cv, index, criterion) : matchTerms(cv, index, copied, criterion);
  });
  return { matches, hasPastedVacancy: copied.isWholesale };
}

function matchTerms(cv: BlindCv, index: CvIndex, copied: CopiedLines, criterion: Criterion): Match {
  const evidence = gatherEvidence(cv, index, copied, criterion);
  const strong = evidence.filter((piece) => piece.weight === "strong");
  const isLongEnough = criterion.required_years === null || hasYears(cv, index, evidence, criterion.required_years);
  const level = strong.length > 0 && isLongEnough ? "strong" : "partial";
  return asMatch(index, criterion, evidence.length === 0 ? "missing" : level, [...new Set([...strong, ...evidence])]);
}

function gatherEvidence(cv: BlindCv, index: CvIndex, copied: CopiedLines, criterion: Criterion): Evidence[] {
  const titleLines = new Set(cv.positions.map((position) => position.titleLine));
  const best = new Map<number, Evidence>();
  for (const hit of criterion.terms.flatMap((term) => findTerm(index, term))) {
    const line = index.lines[hit.line];
    const isCopied = copied.lines.has(hit.line);
    if (line === undefined || (isCopied && copied.isWholesale)) continue;
    const weight = weighHit(hit, { criterion, line, isTitleLine: titleLines.has(hit.line), isCopied });
    const earlier = best.get(hit.line);
    const isBetter = earlier === undefined || (weight === "strong" && earlier.weight === "partial");
    if (weight !== "none" && isBetter) best.set(hit.line, { line: hit.line, weight, exact: hit.exact });
  }
  return [...best.values()].toSorted(
    (left, right) => Number(right.exact) - Number(left.exact) || left.line - right.line,
  );
}

function hasYears(cv: BlindCv, index: CvIndex, evidence: Evidence[], years: number): boolean {
  const positions = new Set(
    evidence.filter((piece) => piece.exact).map((piece) => index.lines[piece.line]?.position ?? null),
  );
  const spans = cv.positions.filter((_, position) => positions.has(position)).map((position) => position.span);
  return totalMonths(spans) >= years * 12 * YEARS_TOLERANCE;
}

function matchTime(cv: BlindCv, index: CvIndex, criterion: Criterion): Match {
  const share = totalMonths(cv.positions.map((position) => position.span)) / ((criterion.required_years ?? 1) * 12);
  const reached = share >= YEARS_TOLERANCE ? "strong" : "partial";
  const evidence = cv.positions.map((position): Evidence => ({
    line: position.datedLine,
    weight: "strong",
    exact: true,
  }));
  return asMatch(index, criterion, share < SOME_YEARS ? "missing" : reached, evidence);
}

function asMatch(index: CvIndex, criterion: Criterion, level: Level, evidence: Evidence[]): Match {
  if (level === "missing") return { criterion, level, places: [], confidence: 0 };
  const places = evidence.slice(0, MAX_PLACES).flatMap((piece) => placeOfLine(index.lines[piece.line]));
  const [first] = evidence;
  const directness = first?.exact === true ? 0.6 : 0.4;
  return { criterion, level, places, confidence: level === "strong" ? 1 : directness };
}
