import { listFeatures, SAYS } from "#analysis/criteria/asks/ask-features.ts";
import { measureClauses } from "#analysis/criteria/asks/board-features.ts";
import { type AskWeights, sumFeatures } from "#analysis/criteria/asks/judge-likelihoods.ts";
import { type Example, fitLogistic } from "./fit-logistic.ts";
import type { JudgedAd } from "./judged-ads.ts";

const PULL_TO_ZERO = 10;
/** Of the few weights of a board; the clause itself and the constant are held by nothing to speak of. */
const PULL_OF_BOARD = 3;
const HARDLY = 0.1;
const FREE = new Set(["always", "the clause itself"]);
const TOO_SMALL = 0.03;
/** A phrase of fewer advertisements is of their trade. */
const FEWEST_ADS = 8;
const PARTS = 4;

/** First what tells of a clause by itself, then, from sums that had not seen their advertisement, what the others add to it. */
export function learnWeights(ads: readonly JudgedAd[]): AskWeights {
  const examples = Array.from({ length: PARTS }).flatMap((_none, part) => {
    const clause = learnClause(ads.filter((_ad, at) => at % PARTS !== part));
    return ads.filter((_ad, at) => at % PARTS === part).flatMap((ad) => listExamples(ad, clause));
  });
  const board = fitLogistic(examples, (name) => (FREE.has(name) ? HARDLY : PULL_OF_BOARD));
  return { clause: learnClause(ads), board: round(board) };
}

function listExamples({ clauses, context }: JudgedAd, weights: AskWeights["clause"]): Example[] {
  const candidates = clauses.map(({ one }) => one);
  const sums = candidates.map((one) => sumFeatures(one, context, weights));
  return measureClauses(candidates, sums).map((measures, at) => ({ measures, isAsked: clauses[at]?.isAsked === true }));
}

function learnClause(ads: readonly JudgedAd[]): AskWeights["clause"] {
  const listed = ads.map(({ clauses, context }) =>
    clauses.map(({ one, isAsked }) => ({ names: listFeatures(one, context), isAsked })),
  );
  const uses = new Map<string, number>();
  for (const ad of listed)
    for (const name of new Set(ad.flatMap(({ names }) => names))) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isUsual = (name: string) => !name.startsWith(SAYS) || (uses.get(name) ?? 0) >= FEWEST_ADS;
  const examples = listed.flat().map(({ names, isAsked }): Example => {
    return { measures: names.filter((name) => isUsual(name)).map((name) => [name, 1]), isAsked };
  });
  return round(fitLogistic(examples, () => PULL_TO_ZERO));
}

function round(weights: ReadonlyMap<string, number>): Record<string, number> {
  const rounded = [...weights].map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100]);
  return Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= TOO_SMALL));
}
