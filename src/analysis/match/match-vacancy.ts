import { dropMasks } from "#analysis/blind/mask.ts";
import { isKnownSkill } from "#analysis/criteria/find-known-skills.ts";
import { findCopiedLines } from "#analysis/extract/find-copied-lines.ts";
import { totalMonths } from "#analysis/extract/measure-experience.ts";
import type { Place } from "#analysis/read/page.ts";
import type { Level } from "#shared/evidence.ts";
import type { Criterion, CriterionKind } from "#shared/vacancy.ts";
import { type Evidence, gatherEvidence, type Judgeable } from "./gather-evidence.ts";
import type { CvIndex, IndexedLine } from "./index-cv.ts";
import { type Likeness, measureLikeness, measureRole } from "./measure-likeness.ts";
import { placeOfLine } from "./place-of-line.ts";
import type { PreparedVacancy } from "./prepare-vacancy.ts";

/** `confidence` says how directly the places speak: 1 for the term itself in dated work. `mentions` counts the lines that do. */
export interface Match {
  criterion: Criterion;
  level: Level;
  places: Place[];
  mentions: number;
  likeness: number;
  confidence: number;
}

export interface MatchedCv {
  matches: Match[];
  role: { near: number; broad: number };
}

const MAX_PLACES = 3;
/** Four and a half years answer a wish for five. */
export const YEARS_TOLERANCE = 0.9;
const SOME_YEARS = 0.5;
/** A sentence this near in meaning answers in part without sharing a word; papers are had or not. */
const NEAR_ENOUGH = 0.6;
const NEVER_BY_MEANING = new Set<CriterionKind>(["education", "certificate"]);
const BY_MEANING_CONFIDENCE = 0.3;

/**
 * Each criterion meets the blind CV. Strong needs the term in dated work, a project or the section made for it; a bare
 * list or a sentence of near meaning gives partial; no place, no mark. Saying a word ten times in a line counts once.
 */
export function matchVacancy(index: CvIndex, vacancy: PreparedVacancy): MatchedCv {
  const stems = index.lines.map((line) => line.tokens.map((token) => token.stem));
  const cv: Judgeable = { index, copied: findCopiedLines(stems, vacancy.text).lines };
  return {
    matches: vacancy.criteria.map(({ criterion, meaning }) =>
      matchCriterion(cv, criterion, measureLikeness(index.chunks, meaning)),
    ),
    role: measureRole(index.chunks, vacancy.role),
  };
}

function matchCriterion(cv: Judgeable, criterion: Criterion, nearest: Likeness): Match {
  const isTimeOnly = criterion.terms.length === 0 && criterion.required_years !== null;
  const match = isTimeOnly ? matchTime(cv.index, criterion, nearest) : matchTerms(cv, criterion, nearest);
  return match.level === "missing" ? matchByMeaning(cv.index, match, nearest) : match;
}

function matchTerms(cv: Judgeable, criterion: Criterion, nearest: Likeness): Match {
  const evidence = gatherEvidence(cv, criterion, nearest);
  const strong = evidence.filter((piece) => piece.weight === "strong");
  const isLongEnough = criterion.required_years === null || hasYears(cv.index, evidence, criterion.required_years);
  const level = strong.length > 0 && isLongEnough ? "strong" : "partial";
  const ordered = [...new Set([...strong, ...evidence])];
  return asMatch(cv.index, { criterion, nearest, level: evidence.length === 0 ? "missing" : level }, ordered);
}

function hasYears(index: CvIndex, evidence: Evidence[], years: number): boolean {
  const positions = new Set(
    evidence.filter((piece) => piece.exact).map((piece) => index.lines[piece.line]?.position ?? null),
  );
  const spans = index.positions.filter((_, position) => positions.has(position)).map((position) => position.span);
  return totalMonths(spans) >= years * 12 * YEARS_TOLERANCE;
}

function matchTime(index: CvIndex, criterion: Criterion, nearest: Likeness): Match {
  const share = totalMonths(index.positions.map((position) => position.span)) / ((criterion.required_years ?? 1) * 12);
  const reached = share >= YEARS_TOLERANCE ? "strong" : "partial";
  const evidence = index.positions.map((position): Evidence => ({
    line: position.datedLine,
    weight: "strong",
    exact: true,
  }));
  return asMatch(index, { criterion, nearest, level: share < SOME_YEARS ? "missing" : reached }, evidence);
}

/** No shared word, but a sentence that says nearly the same. */
function matchByMeaning(index: CvIndex, match: Match, { value, line }: Likeness): Match {
  const { kind, importance, terms } = match.criterion;
  // JavaScript is near to Java, and no Java.
  const isNamed = kind === "skill" && terms.some((term) => isKnownSkill(term));
  const isOpen = importance !== "gate" && !NEVER_BY_MEANING.has(kind) && !isNamed;
  if (!isOpen || line === null || value < NEAR_ENOUGH) return match;
  const places = placeOfLine(index.lines[line]);
  if (places.length === 0) return match;
  return { ...match, level: "partial", places, mentions: 1, confidence: BY_MEANING_CONFIDENCE };
}

function textOf(line: IndexedLine | undefined): string {
  return line === undefined ? "" : dropMasks(line.text).trim();
}

interface Judgement {
  criterion: Criterion;
  level: Level;
  nearest: Likeness;
}

function asMatch(index: CvIndex, { criterion, level, nearest }: Judgement, evidence: Evidence[]): Match {
  const likeness = nearest.value;
  if (level === "missing") return { criterion, level, likeness, places: [], mentions: 0, confidence: 0 };
  const places = evidence.slice(0, MAX_PLACES).flatMap((piece) => placeOfLine(index.lines[piece.line]));
  const [first] = evidence;
  const directness = first?.exact === true ? 0.6 : 0.4;
  return {
    criterion,
    level,
    likeness,
    places,
    mentions: new Set(evidence.map((piece) => textOf(index.lines[piece.line]))).size,
    confidence: level === "strong" ? 1 : directness,
  };
}
