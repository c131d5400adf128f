import { crc32 } from "#analysis/read/crc32.ts";
import type { PairCount } from "#shared/candidates/agreement.ts";
import { sumScore } from "#shared/screening/score-sum.ts";
import { countAgreed, type DecidedCv, type DecidedPair, listPairs, shareAgreed } from "./decided-pairs.ts";

/** By the key of the criterion. */
export type Weights = ReadonlyMap<string, number>;

function scoreBy({ findings }: DecidedCv, weights: Weights): number {
  return sumScore(findings.map((row) => ({ ...row, weight: weights.get(row.id) ?? row.weight }))).score;
}

/*
 * Of three settings on the judged vacancies the one that changes least (docs/decisions/063-weights-learned-from-decisions.md). So many
 * points between two people make it e to 1 that the higher one is preferred; the higher the second, the nearer weights stay to what
 * they were.
 */
const POINTS = 5;
const HOLD_BACK = 1;
const LEAST_CHANGE = -0.5;
const MOST_CHANGE = 1;
/** A smaller change is left out: nobody would see it in a ranking. */
const WORTH_SAYING = 0.1;
const STEPS = 120;
/** More pairs add time and hardly anything else. */
const MOST_PAIRS = 1000;

/**
 * Pairwise logistic regression of what was preferred on the points of each criterion, held to the present weights: each becomes at
 * least half and at most twice what it was. The problem is convex, so that the same decisions always lead to the same weights. Caps
 * are left out of it: no weight moves them.
 */
export function fitWeights(all: readonly DecidedPair[], present: Weights): Map<string, number> {
  const pairs = thinOut(all);
  const rows = comparePoints(pairs, present);
  // Pairs of one person are not independent of each other: they count together as much as the people in them.
  const people = new Set(pairs.flatMap(({ better, worse }) => [better, worse])).size;
  const longest = Math.max(0, ...rows.map((row) => row.reduce((sum, value) => sum + value * value, 0)));
  const step = 1 / (people * longest * 0.25 + 2 * HOLD_BACK);
  const change = new Float64Array(present.size);
  for (let turn = 0; turn < STEPS; turn += 1) {
    const slope = findSlope(rows, change, people);
    for (const [at, value] of change.entries())
      change[at] = Math.min(MOST_CHANGE, Math.max(LEAST_CHANGE, value - step * (slope[at] ?? 0)));
  }
  return new Map([...present].map(([key, weight], at) => [key, changeWeight(weight, change[at] ?? 0)]));
}

function thinOut(pairs: readonly DecidedPair[]): DecidedPair[] {
  const every = Math.ceil(pairs.length / MOST_PAIRS);
  return pairs.filter((_, at) => at % every === 0);
}

/** What the preferred one has more than the other, by criterion, in units of `POINTS`. */
function comparePoints(pairs: readonly DecidedPair[], present: Weights): Float64Array[] {
  const total = [...present.values()].reduce((sum, weight) => sum + weight, 0);
  const pointsOf = new Map<DecidedCv, Float64Array>();
  for (const cv of pairs.flatMap(({ better, worse }) => [better, worse])) {
    if (pointsOf.has(cv)) continue;
    const credits = new Map(cv.findings.map(({ id, credit }) => [id, credit]));
    const points = [...present].map(([key, weight]) => (100 * weight * (credits.get(key) ?? 0)) / total / POINTS);
    pointsOf.set(cv, Float64Array.from(points));
  }
  return pairs.map(({ better, worse }) => {
    const other = pointsOf.get(worse);
    return (pointsOf.get(better) ?? new Float64Array()).map((points, at) => points - (other?.[at] ?? 0));
  });
}

function findSlope(rows: readonly Float64Array[], change: Float64Array, people: number): Float64Array {
  const slope = change.map((value) => 2 * HOLD_BACK * value);
  for (const row of rows) {
    let margin = 0;
    for (let at = 0; at < row.length; at += 1) margin += (row[at] ?? 0) * (1 + (change[at] ?? 0));
    const pull = people / rows.length / (1 + Math.exp(margin));
    for (let at = 0; at < row.length; at += 1) slope[at] = (slope[at] ?? 0) - pull * (row[at] ?? 0);
  }
  return slope;
}

/** Two digits are enough, and never make a weight zero. */
function changeWeight(weight: number, change: number): number {
  return Math.abs(change) < WORTH_SAYING ? weight : Number((weight * (1 + change)).toPrecision(2));
}

interface BeforeAndAfter {
  before: PairCount;
  after: PairCount;
}

export interface LearnedWeights {
  weights: Map<string, number>;
  all: BeforeAndAfter;
  /** Pairs with people of whom the weights had not been told. */
  heldOut: BeforeAndAfter;
}

const FOLDS = 5;
/** Of a small number of decisions few pairs are held out together: it is divided again until there are so many, or so often. */
const ENOUGH_PAIRS = 100;
const MOST_DIVISIONS = 10;
/** Of the pairs that the score has the wrong way round. Less comes about by chance: decisions by the toss of a coin reach it seldom. */
const LEAST_MENDED = 0.2;

/**
 * Undefined where no change of weights is worth proposing: it has to bring the score nearer to the decisions on people that it was not
 * learned from. The same decisions in the same order give the same answer.
 */
export function learnWeights(cvs: readonly DecidedCv[], present: Weights): LearnedWeights | undefined {
  const pairs = listPairs(cvs);
  const weights = fitWeights(pairs, present);
  const all = compareWeights(pairs, present, weights);
  if (shareAgreed(all.after) <= shareAgreed(all.before)) return undefined;
  const heldOut = tryOnHeldOut(cvs, present);
  const [before, after] = [shareAgreed(heldOut.before), shareAgreed(heldOut.after)];
  if (after === before || after - before < LEAST_MENDED * (1 - before)) return undefined;
  return { weights, all, heldOut };
}

function compareWeights(pairs: readonly DecidedPair[], present: Weights, learned: Weights): BeforeAndAfter {
  return { before: countAgreedBy(pairs, present), after: countAgreedBy(pairs, learned) };
}

/** Everybody is scored once, and not once a pair. */
export function countAgreedBy(pairs: readonly DecidedPair[], weights: Weights): PairCount {
  const people = new Set(pairs.flatMap(({ better, worse }) => [better, worse]));
  const scores = new Map([...people].map((cv) => [cv, scoreBy(cv, weights)]));
  return countAgreed(pairs, (cv) => scores.get(cv) ?? cv.score);
}

/** Both of a pair are held out: with one of them known, the weights could fit that one alone and seem to foretell the pair. */
function tryOnHeldOut(cvs: readonly DecidedCv[], present: Weights): BeforeAndAfter {
  const tried: BeforeAndAfter[] = [];
  for (let division = 0; division < MOST_DIVISIONS && countPairs(tried) < ENOUGH_PAIRS; division += 1) {
    const mixed = cvs
      .map((cv, at) => ({ cv, draw: drawOf(division, at) }))
      .toSorted((left, right) => left.draw - right.draw);
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const tested = listPairs(mixed.filter((_, at) => at % FOLDS === fold).map(({ cv }) => cv));
      if (tested.length === 0) continue;
      const told = listPairs(mixed.filter((_, at) => at % FOLDS !== fold).map(({ cv }) => cv));
      tried.push(compareWeights(tested, present, fitWeights(told, present)));
    }
  }
  return { before: addUp(tried.map(({ before }) => before)), after: addUp(tried.map(({ after }) => after)) };
}

/** A draw that is the same whenever it is asked for. */
function drawOf(division: number, at: number): number {
  return crc32(Uint8Array.from(`${division} ${at}`, (character) => character.charCodeAt(0)));
}

function countPairs(tried: readonly BeforeAndAfter[]): number {
  return tried.reduce((sum, { before }) => sum + before.pairs, 0);
}

function addUp(counts: readonly PairCount[]): PairCount {
  const sum = (of: (count: PairCount) => number) => counts.reduce((total, count) => total + of(count), 0);
  return { pairs: sum(({ pairs }) => pairs), agreed: sum(({ agreed }) => agreed), alike: sum(({ alike }) => alike) };
}
