import { listFeatures } from "#analysis/criteria/asks/ask-features.ts";
import type { AskWeights } from "#analysis/criteria/asks/read-asks.ts";
import type { JudgedAd } from "./judged-ads.ts";

const ROUNDS = 400;
const STEP = 0.5;
const PULL_TO_ZERO = 10;
const TOO_SMALL = 0.03;

/** A logistic model over the features that hold, each step as long as the slopes of its weight so far allow. */
export function learnWeights(ads: readonly JudgedAd[]): AskWeights {
  const names = new Map<string, number>();
  const rows = ads.flatMap(({ clauses, context }) =>
    clauses.map(({ one, isAsked }) => ({
      at: listFeatures(one, context).map((name) => indexOf(names, name)),
      isAsked,
    })),
  );
  const weights = new Float64Array(names.size);
  const seen = new Float64Array(names.size).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight) => PULL_TO_ZERO * weight);
    for (const { at, isAsked } of rows) {
      const sum = at.reduce((total, one) => total + (weights[one] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(isAsked);
      for (const one of at) slopes[one] = (slopes[one] ?? 0) + error;
    }
    for (const [one, slope] of slopes.entries()) {
      const mean = slope / rows.length;
      seen[one] = (seen[one] ?? 0) + mean * mean;
      weights[one] = (weights[one] ?? 0) - (STEP * mean) / Math.sqrt(seen[one] ?? 1);
    }
  }
  const learned = [...names].map(([name, at]): [string, number] => [name, Math.round((weights[at] ?? 0) * 100) / 100]);
  return Object.fromEntries(learned.filter(([, weight]) => Math.abs(weight) >= TOO_SMALL));
}

function indexOf(names: Map<string, number>, name: string): number {
  const known = names.get(name) ?? names.size;
  names.set(name, known);
  return known;
}
