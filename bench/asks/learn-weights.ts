import { listFeatures, listWishFeatures, SAYS } from "#analysis/criteria/asks/ask-features.ts";
import { measureClauses } from "#analysis/criteria/asks/board-features.ts";
import { type AskWeights, sumFeatures } from "#analysis/criteria/asks/judge-likelihoods.ts";
import { type Example, fitLogistic } from "./fit-logistic.ts";
import type { JudgedAd, JudgedClause } from "./judged-ads.ts";

const PULL_TO_ZERO = 10;
/** Of the few weights of a board; the clause itself and the constant are held by nothing to speak of. */
const PULL_OF_BOARD = 3;
const HARDLY = 0.1;
const FREE = new Set(["always", "the clause itself"]);
const TOO_SMALL = 0.03;
const TOO_SMALL_OF_WISHES = 0.1;
/** A phrase of fewer advertisements is of their trade. */
const FEWEST_ADS = 8;
const FEWEST_ADS_OF_WISHES = 6;
const PULL_OF_WISHES = 4;
const PARTS = 4;

/** First what tells of a clause by itself, then, from sums that had not seen their advertisement, what the others add to it. */
export function learnAsks(ads: readonly JudgedAd[]): Omit<AskWeights, "wish"> {
  const examples = Array.from({ length: PARTS }).flatMap((_none, part) => {
    const clause = learnClause(ads.filter((_ad, at) => at % PARTS !== part));
    return ads.filter((_ad, at) => at % PARTS === part).flatMap((ad) => listExamples(ad, clause));
  });
  const board = fitLogistic(examples, (name) => (FREE.has(name) ? HARDLY : PULL_OF_BOARD));
  return { clause: learnClause(ads), board: round(board, TOO_SMALL) };
}

function listExamples({ clauses, context }: JudgedAd, weights: AskWeights["clause"]): Example[] {
  const candidates = clauses.map(({ one }) => one);
  const sums = candidates.map((one) => sumFeatures(one, context, weights));
  return measureClauses(candidates, sums).map((measures, at) => ({ measures, holds: clauses[at]?.isAsked === true }));
}

function learnClause(ads: readonly JudgedAd[]): AskWeights["clause"] {
  const labelled = ads.map(({ clauses, context }) =>
    clauses.map(({ one, isAsked }) => ({ names: listFeatures(one, context), holds: isAsked })),
  );
  return learnNames(labelled, { fewest: FEWEST_ADS, pull: PULL_TO_ZERO, least: TOO_SMALL });
}

/** What tells wishes from needs among the clauses that readers list. */
export function learnWish(ads: readonly JudgedAd[]): AskWeights["wish"] {
  const labelled = ads.map(({ clauses }) => clauses.filter(({ isAsked }) => isAsked).map((one) => labelWish(one)));
  return learnNames(labelled, { fewest: FEWEST_ADS_OF_WISHES, pull: PULL_OF_WISHES, least: TOO_SMALL_OF_WISHES });
}

function labelWish({ one, isWished }: JudgedClause): Labelled {
  return { names: listWishFeatures(one), holds: isWished };
}

interface Labelled {
  names: string[];
  holds: boolean;
}

interface Limits {
  fewest: number;
  pull: number;
  least: number;
}

function learnNames(ads: readonly Labelled[][], { fewest, pull, least }: Limits): Record<string, number> {
  const uses = new Map<string, number>();
  for (const ad of ads)
    for (const name of new Set(ad.flatMap(({ names }) => names))) uses.set(name, (uses.get(name) ?? 0) + 1);
  const isUsual = (name: string) => !name.startsWith(SAYS) || (uses.get(name) ?? 0) >= fewest;
  const examples = ads.flat().map(({ names, holds }): Example => {
    return { measures: names.filter((name) => isUsual(name)).map((name) => [name, 1]), holds };
  });
  return round(
    fitLogistic(examples, () => pull),
    least,
  );
}

function round(weights: ReadonlyMap<string, number>, least: number): Record<string, number> {
  const rounded = [...weights].map(([name, weight]): [string, number] => [name, Math.round(weight * 100) / 100]);
  return Object.fromEntries(rounded.filter(([, weight]) => Math.abs(weight) >= least));
}
