import { type AdContext, contextOf, listFeatures, listWishFeatures } from "./ask-features.ts";
import { measureClauses, toLikelihood } from "./board-features.ts";
import type { AskCandidate } from "./list-ask-candidates.ts";

type Weights = Readonly<Record<string, number>>;

/** Written by `npm run fit:asks`: what holds for a clause by itself, then what the clauses around it say. */
export interface AskWeights {
  clause: Weights;
  board: Weights;
  /** What tells a wish from a need where no rule does. */
  wish: Weights;
}

/** How likely each clause asks for something, from 0 to 1. */
export function judgeLikelihoods(
  candidates: readonly AskCandidate[],
  { clause, board }: Omit<AskWeights, "wish">,
): number[] {
  const context = contextOf(candidates);
  const sums = candidates.map((one) => sumFeatures(one, context, clause));
  return measureClauses(candidates, sums).map((measures) =>
    toLikelihood(measures.reduce((total, [name, value]) => total + value * (board[name] ?? 0), 0)),
  );
}

export function sumFeatures(one: AskCandidate, context: AdContext, weights: Weights): number {
  return sumWeights(listFeatures(one, context), weights);
}

/** How likely a clause that asks is only wished for. */
export function judgeWish(one: AskCandidate, { wish }: AskWeights): number {
  return toLikelihood(sumWeights(listWishFeatures(one), wish));
}

function sumWeights(names: readonly string[], weights: Weights): number {
  return names.reduce((total, name) => total + (weights[name] ?? 0), 0);
}
