import type { ReportedFinding } from "#analysis/report/reported-finding.ts";
import type { Finding, Level } from "#shared/screening/evidence.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { locateQuote, type SearchableCv } from "./locate-quote.ts";
import type { ModelAnswer } from "./model-answer.ts";
import type { ModelMaterial } from "./model-material.ts";

const ORDER: Level[] = ["missing", "partial", "strong"];
const MOST_QUOTES = 3;
/** A model gives a verdict without a probability: the plain values of the sum. */
export const MODEL_CREDIT: Record<Level, number> = { strong: 1, partial: 0.5, missing: 0 };

export interface CheckedFinding {
  finding: ReportedFinding;
  /** The lines that bear it out. */
  lines: number[];
  confidence: number;
  /** Quotes that the CV does not hold. */
  unlocated: number;
  /** Decided by code alone. */
  isLocal: boolean;
}

interface Claim {
  criterion: Criterion;
  mark: ModelAnswer["findings"][number] | undefined;
  /** What the local engine found for the same criterion. */
  known: Finding | undefined;
  material: ModelMaterial;
  cv: SearchableCv;
  /** Nothing shows that the text manipulated the model. */
  isTrusted: boolean;
}

/** A mark falls to what its quotes carry: a quote that is not in the CV carries nothing. */
export function checkFinding({ criterion, mark, known, material, cv, isTrusted }: Claim): CheckedFinding {
  if (known === undefined || mark === undefined) throw new Error(`There is no mark for ${criterion.id}.`);
  if (isTimeOnly(criterion))
    return {
      finding: { ...known, criterion },
      lines: [],
      confidence: toConfidence(known.level),
      unlocated: 0,
      isLocal: true,
    };
  const levels = new Map(
    material.ceilings[criterion.id]?.map(({ line, level, trusted }) => [line, isTrusted ? trusted : level]),
  );
  const claimed = mark.level === "missing" ? [] : mark.quotes;
  const located = claimed.map((quote) => findBestPlace(locateQuote(cv, quote), levels));
  const held = located.filter((place) => place !== undefined);
  const carried = held.reduce<Level>((best, { level }) => higher(best, level), "missing");
  const level = lower(mark.level, carried);
  const lines =
    level === "missing" ? [] : [...new Set(held.flatMap((place) => (place.level === "missing" ? [] : place.lines)))];
  const quotes = lines.flatMap((line) => material.lines[line]?.quote ?? []).slice(0, MOST_QUOTES);
  const confidence = toConfidence(level);
  const credit = MODEL_CREDIT[level];
  const finding = {
    ...known,
    criterion,
    level,
    credit,
    confidence,
    quotes,
    mentions: countMentions(level, lines.length, known),
  };
  return { finding, lines, confidence, unlocated: located.length - held.length, isLocal: false };
}

/** Nobody but the clock can say how long somebody has worked. */
const isTimeOnly = ({ terms, required_years: years }: Criterion): boolean => terms.length === 0 && years !== null;

interface Place {
  lines: number[];
  level: Level;
}

/** Of all places where the quote stands, the one that carries most. */
function findBestPlace(places: number[][], levels: ReadonlyMap<number, Level>): Place | undefined {
  const weighed = places.map((lines): Place => ({
    lines: lines.filter((line) => (levels.get(line) ?? "missing") !== "missing"),
    level: lines.reduce<Level>((best, line) => higher(best, levels.get(line) ?? "missing"), "missing"),
  }));
  return weighed.toSorted((left, right) => ORDER.indexOf(right.level) - ORDER.indexOf(left.level))[0];
}

/** A model quotes three lines at most; how many speak of it the local engine has counted. */
function countMentions(level: Level, lines: number, known: Finding): number {
  return level === "missing" ? 0 : Math.max(lines, known.mentions);
}

const higher = (left: Level, right: Level): Level => (ORDER.indexOf(left) > ORDER.indexOf(right) ? left : right);

const lower = (left: Level, right: Level): Level => (ORDER.indexOf(left) < ORDER.indexOf(right) ? left : right);

const toConfidence = (level: Level): number => ({ strong: 1, partial: 0.6, missing: 0 })[level];
