import * as z from "zod/mini";
import { probability } from "#analysis/match/verdict/give-verdict.ts";
import {
  FEATURES,
  type Features,
  type Question,
  QUESTIONS,
  type QuestionWeights,
  type VerdictModel,
  type VerdictWeights,
} from "#analysis/match/verdict/verdict-features.ts";
import { kappa } from "./figures.ts";

export interface Example {
  question: Question;
  features: Features;
  verdict: number;
}

export const FeatureValues = z.record(z.enum(FEATURES), z.number());
const ROUNDS = 300;
const PULL_TO_ZERO = 0.001;
const GRID = Array.from({ length: 12 }, (_, step) => 0.22 + step * 0.04);
/** So much kappa is given for saying less often that nothing is shown: a partial verdict with little credit orders people better. */
const SLACK = 0.004;

export function fitVerdict(examples: Example[]): VerdictWeights {
  const [years, degree, paper, other] = QUESTIONS.map((question) =>
    fitQuestion(examples.filter((example) => example.question === question)),
  );
  if (!years || !degree || !paper || !other) throw new Error("A question has no weights.");
  return { years, degree, paper, other };
}

/** Two logistic models, shown at all and shown fully, and the lowest thresholds with nearly the best kappa on the same examples. */
function fitQuestion(examples: Example[]): QuestionWeights {
  const some = fitModel(examples, 1);
  const full = fitModel(examples, 2);
  const sure = examples.map(({ features, verdict }) => {
    const isSome = probability(some, features);
    return { isSome, isFull: Math.min(isSome, probability(full, features)), verdict };
  });
  const tried = GRID.flatMap((atSome) => GRID.map((atFull) => ({ some: atSome, full: atFull })));
  const rated = tried.map((thresholds) => {
    const levelOf = ({ isSome, isFull }: (typeof sure)[number]) =>
      isSome < thresholds.some ? 0 : 1 + Number(isFull >= thresholds.full);
    return { thresholds, figure: kappa(sure.map((one) => [levelOf(one), one.verdict])) };
  });
  const highest = Math.max(...rated.map(({ figure }) => figure));
  const good = rated.filter(({ figure }) => figure >= highest - SLACK);
  const lowest = Math.min(...good.map(({ thresholds }) => thresholds.some));
  const best = good
    .filter(({ thresholds }) => thresholds.some === lowest)
    .reduce((left, right) => (right.figure > left.figure ? right : left));
  return { some, full, thresholds: best.thresholds };
}

/** Accelerated projected gradient; the weights of what a CV shows are never negative. */
function fitModel(examples: Example[], from: number): VerdictModel {
  const rows = examples.map(({ features }) => FEATURES.map((name) => features[name]));
  const spreads = FEATURES.map((_, at) => spreadOf(rows.map((row) => row[at] ?? 0)));
  const scaled = rows.map((row) => Float64Array.from(row, (value, at) => value / (spreads[at] ?? 1)));
  const wanted = examples.map(({ verdict }) => Number(verdict >= from));
  const size = FEATURES.length + 1;
  // The slope changes by at most a quarter of the mean square of the rows.
  const squares = scaled.map((row) => row.reduce((sum, value) => sum + value * value, 1));
  const step = 4 / (squares.reduce((sum, square) => sum + square, 0) / squares.length);
  let [weights, ahead] = [new Float64Array(size), new Float64Array(size)];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const slope = slopeAt(ahead, scaled, wanted);
    const next = ahead.map((weight, at) => {
      const moved = weight - step * (slope[at] ?? 0);
      return at < FEATURES.length ? Math.max(0, moved) : moved;
    });
    const pace = (round - 1) / (round + 2);
    ahead = next.map((weight, at) => weight + pace * (weight - (weights[at] ?? 0)));
    weights = next;
  }
  const named = FEATURES.map((name, at) => [name, (weights[at] ?? 0) / (spreads[at] ?? 1)] as const);
  const rounded = Object.fromEntries(named.map(([name, weight]) => [name, Number(weight.toFixed(4))]));
  return { weights: FeatureValues.parse(rounded), constant: weights[size - 1] ?? 0 };
}

function slopeAt(weights: Float64Array, rows: Float64Array[], wanted: number[]): Float64Array {
  const slope = new Float64Array(weights.length);
  const last = weights.length - 1;
  for (const [at, row] of rows.entries()) {
    let sum = weights[last] ?? 0;
    for (let place = 0; place < last; place += 1) sum += (row[place] ?? 0) * (weights[place] ?? 0);
    const error = (1 / (1 + Math.exp(-sum)) - (wanted[at] ?? 0)) / rows.length;
    for (let place = 0; place < last; place += 1) slope[place] = (slope[place] ?? 0) + error * (row[place] ?? 0);
    slope[last] = (slope[last] ?? 0) + error;
  }
  return slope.map((value, at) => (at === last ? value : value + 2 * PULL_TO_ZERO * (weights[at] ?? 0)));
}

function spreadOf(values: number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length) || 1;
}
