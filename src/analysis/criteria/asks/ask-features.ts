import { CLAUSE_FLAGS } from "./clause-flags.ts";
import type { AskCandidate } from "./list-ask-candidates.ts";

/** What is known of the whole advertisement when one of its clauses is judged. */
export interface AdContext {
  /** Whether any heading or label says that something is asked for. */
  hasMust: boolean;
  /** How many clauses are plainly asked for, in steps of four. */
  asked: number;
  /** The first block behind the last list of wishes, or Infinity. */
  afterNice: number;
}

const STEP = 4;
const MOST_STEPS = 3;

export function contextOf(candidates: readonly AskCandidate[]): AdContext {
  const plain = candidates.filter((one) => one.part === "must" || one.clauseKind === "must");
  const nice = candidates.findLast(({ part, isBullet }) => part === "nice" && isBullet)?.block;
  return {
    hasMust: candidates.some(({ part }) => part === "must"),
    asked: Math.min(MOST_STEPS, Math.floor(plain.length / STEP)),
    afterNice: nice ?? Infinity,
  };
}

/** What holds for one clause: where it stands, what it and its sentence say, what a reader sees in it. */
export function listFeatures(one: AskCandidate, context: AdContext): string[] {
  const place = `${one.part}${one.isBullet ? "*" : ""}`;
  const isListed = one.isBullet || one.part === "must" || one.part === "nice";
  const flags = CLAUSE_FLAGS.filter(({ holds }) => holds(one)).map(({ name }) => name);
  return [
    "always",
    `in ${place}`,
    `sentence ${one.sentenceKind}`,
    `clause ${one.clauseKind}`,
    `${place} and clause ${one.clauseKind}`,
    `${place} and sentence ${one.sentenceKind}`,
    `before ${one.before}`,
    `${place} where ${context.hasMust ? "a list asks" : "no list asks"}`,
    `${place} where asked ${context.asked}`,
    ...(one.block > context.afterNice ? [`${place} late`] : []),
    ...flags.flatMap((name) => [name, `${isListed ? "listed" : "told"}: ${name}`]),
  ];
}
