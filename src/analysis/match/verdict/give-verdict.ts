import type { Level } from "#shared/screening/evidence.ts";
import { FEATURES, type Features, type QuestionWeights, type VerdictModel } from "./verdict-features.ts";

export interface Verdict {
  level: Level;
  /** The share of the criterion's points, from 0 to 1. */
  credit: number;
  /** How sure the verdict is, from 0 to 1. */
  confidence: number;
}

/**
 * What each verdict is worth at least and at most: a surer one of the same level counts for more, and never as much as the next. What
 * is not shown may still have something near it in the CV, and of two people whose CVs show nothing that one comes first.
 */
const CREDIT = { missing: [0, 0.18], partial: [0.2, 0.7], strong: [0.71, 1] } as const;
/** Of the mean of both probabilities: what is fully shown seldom reaches 1, and what is far from it seldom 0. */
const STRONG_STRETCH = 1.1;
const MISSING_STRETCH = 1.2;
const FAR = 0.05;

/** The criterion's named features become a verdict. None of their weights is negative: more evidence never lowers it. */
export function giveVerdict(features: Features, { some, full, thresholds }: QuestionWeights): Verdict {
  const isSome = probability(some, features);
  const isFull = Math.min(isSome, probability(full, features));
  const mean = (isSome + isFull) / 2;
  if (isSome < thresholds.some) {
    return { level: "missing", credit: within("missing", (mean - FAR) * MISSING_STRETCH), confidence: 1 - isSome };
  }
  if (isFull < thresholds.full) return { level: "partial", credit: within("partial", mean), confidence: isSome };
  return { level: "strong", credit: within("strong", mean * STRONG_STRETCH), confidence: isFull };
}

/** Four and a half years answer a wish for five. */
const ENOUGH_YEARS = 0.9;

export interface Bounds {
  /** A title or a degree that is held word for word leaves nothing to judge but the time. */
  isCertain: boolean;
  /** At least one passage in a proving place speaks for it. */
  isProved: boolean;
  /** How far what is only claimed is believed, from 0 to 1; 1 where it was done or learned. */
  belief: number;
  /** The share of the years asked for that dated posts show; null where none are asked. */
  years: number | null;
}

export const CERTAIN: Verdict = { level: "strong", credit: 1, confidence: 1 };

/** What only lists, copied lines or too short a time show is never strong. */
export function clampVerdict(given: Verdict, { isCertain, isProved, belief, years }: Bounds): Verdict {
  const verdict = isCertain ? CERTAIN : given;
  if (verdict.level === "missing") return { ...verdict, credit: verdict.credit * belief };
  const isShort = years !== null && years < ENOUGH_YEARS;
  const level = isProved && !isShort && belief === 1 ? verdict.level : "partial";
  const credit = years === null ? within(level, verdict.credit) : creditForYears(level, verdict.credit, years);
  return {
    ...verdict,
    level,
    credit: belief === 1 ? credit : Math.min(credit, UNBELIEVED + (credit - UNBELIEVED) * belief),
  };
}

/** What a list is worth in the CV of somebody of another trade. */
const UNBELIEVED = 0.1;

/** Twice the years asked for earn the whole of the points, just enough of them a little less. */
const JUST_ENOUGH_COSTS = 0.06;
const MANY_YEARS = 2;

/** More years never count for less. */
function creditForYears(level: "partial" | "strong", credit: number, years: number): number {
  const [least, most] = CREDIT.partial;
  if (level === "partial") return within("partial", Math.min(credit, least + (most - least) * years));
  const short = (MANY_YEARS - Math.min(MANY_YEARS, years)) / (MANY_YEARS - ENOUGH_YEARS);
  return within("strong", credit - JUST_ENOUGH_COSTS * short);
}

function within(level: Level, value: number): number {
  const [least, most] = CREDIT[level];
  return Math.min(most, Math.max(least, value));
}

export function probability({ weights, constant }: VerdictModel, features: Features): number {
  let sum = constant;
  for (const name of FEATURES) sum += weights[name] * features[name];
  return 1 / (1 + Math.exp(-sum));
}
