import { findKnownSkills } from "#analysis/lexicon/find-known-skills.ts";
import { CLAUSE_FLAGS } from "./clause-flags.ts";
import type { AskCandidate } from "./list-ask-candidates.ts";

/** What is known of the whole advertisement when one of its clauses is judged. */
export interface AdContext {
  /** Whether any heading or label says that something is asked for. */
  hasMust: boolean;
  /** How many clauses are plainly asked for or wished for, as one of `STEPS`. Readers list about thirteen: duties fill the rest. */
  plain: number;
  /** The first block behind the last list of wishes, or Infinity. */
  afterNice: number;
}

const STEPS = [8, 10, 12, 14];
const PLAIN = new Set<string>(["must", "nice"]);

export function contextOf(candidates: readonly AskCandidate[]): AdContext {
  const plain = candidates.filter(({ part, clauseKind }) => PLAIN.has(part) || PLAIN.has(clauseKind)).length;
  const nice = candidates.findLast(({ part, isBullet }) => part === "nice" && isBullet)?.block;
  return {
    hasMust: candidates.some(({ part }) => part === "must"),
    plain: STEPS.filter((step) => plain >= step).length,
    afterNice: nice ?? Infinity,
  };
}

/** What holds for one clause: where it stands, what it and its sentence say, what a reader sees in it. */
export function listFeatures(one: AskCandidate, context: AdContext): string[] {
  const place = `${one.part}${one.isBullet ? "*" : ""}`;
  const isListed = one.isBullet || one.part === "must" || one.part === "nice";
  const isDuty = one.part === "duty" || (one.part === "intro" && one.sentenceKind === "duty");
  const named = Math.min(2, findKnownSkills(one.said).length);
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
    `${place} where plain ${context.plain}`,
    ...(isDuty
      ? [
          `duty where plain ${context.plain}`,
          `duty where plain ${context.plain} and ${context.hasMust ? "a list asks" : "no list asks"}`,
          `duty with ${named} skills`,
        ]
      : []),
    ...(one.block > context.afterNice ? [`${place} late`] : []),
    ...flags.flatMap((name) => [name, `${isListed ? "listed" : "told"}: ${name}`]),
  ];
}
