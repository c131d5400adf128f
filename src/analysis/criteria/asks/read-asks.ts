import { ASK_WEIGHTS } from "./ask-weights.ts";
import { givesReason } from "./clause-flags.ts";
import { findExcluded, judgeGate } from "#analysis/criteria/gates.ts";
import { type AskWeights, judgeLikelihoods, judgeWish } from "./judge-likelihoods.ts";
import { type AskCandidate, listAskCandidates, strengthOf } from "./list-ask-candidates.ts";
import { isNotAsked } from "#analysis/criteria/not-asked.ts";
import { EXCLUSION } from "./asking-patterns.ts";
import { isBareExclusion, namesLack } from "./sentence-rules.ts";
import type { Block } from "#analysis/criteria/advertisement/split-vacancy.ts";

/** One thing that is asked for, as the advertisement words it. */
export interface Ask {
  text: string;
  part: "must" | "nice" | "duty";
  isGate: boolean;
  number: number | null;
  /** How sure it is that this is asked for, from 0 to 1. */
  likelihood: number;
}

export interface AdReading {
  asks: Ask[];
  tags: string[];
  formalities: string[];
}

/** A list that asks needs little else; running text has to convince. */
const LIKELY = { listed: 0.35, told: 0.5 };
/** Readers list about thirteen things; below that what is only possible is taken too. */
const POSSIBLE = 0.3;
const USUAL_ASKS = 13;
const UNLIKELY = 0.05;
const FEWEST_ASKS = 6;

/** The clauses that ask for something, told from the others by the weights of what can be seen in them. */
export function readAsks(blocks: readonly Block[], weights: AskWeights = ASK_WEIGHTS): AdReading {
  const { candidates, tags, formalities } = listAskCandidates(blocks);
  const likelihoods = judgeLikelihoods(candidates, weights);
  const judged = candidates.map((one, at) => ({ one, likelihood: mayAsk(one) ? (likelihoods[at] ?? 0) : 0 }));
  const limits = chooseLimits(judged.map(({ likelihood }) => likelihood));
  const asks: Ask[] = [];
  const excluding: string[] = [];
  let block = -1;
  for (const { one, likelihood } of judged) {
    const isAsk = likelihood > 0 && likelihood >= limitFor(one, limits);
    if (isAsk) asks.push(makeAsk(one, likelihood, weights));
    else if (EXCLUSION.test(one.said)) closeGate(one, asks, excluding, block === one.block);
    if (isAsk) ({ block } = one);
  }
  for (const sentence of excluding) for (const ask of findExcluded(sentence, asks)) ask.isGate = true;
  return { asks, tags, formalities };
}

const NEVER = new Set<AskCandidate["clauseKind"]>(["order", "fairness", "process"]);

const PLAIN = new Set<AskCandidate["clauseKind"]>(["must", "nice", "exclusion"]);

/** What cannot be asked for takes no place among the usual number. */
function mayAsk(one: AskCandidate): boolean {
  const { said, text, clauseKind, sentenceKind } = one;
  if (!PLAIN.has(clauseKind) && givesReason(one)) return false;
  return !NEVER.has(clauseKind) && sentenceKind !== "order" && !isBareExclusion(said) && !isNotAsked(text, said);
}

/**
 * What nobody is taken without is never too unlikely in a list that asks or where the exclusion names it. What is given, and what stands
 * where nothing is asked, counts only where its words say so plainly.
 */
function limitFor({ part, clauseKind, said }: AskCandidate, { usual, fewest }: Limits): number {
  if (part === "must" ? EXCLUSION.test(said) : part !== "boilerplate" && namesLack(said)) return 0;
  if (part === "must" || part === "nice") return Math.min(fewest, LIKELY.listed);
  if (clauseKind === "offer" || clauseKind === "employer" || part === "boilerplate") return LIKELY.told;
  return Math.min(part === "duty" ? fewest : usual, LIKELY.told);
}

interface Limits {
  usual: number;
  fewest: number;
}

/** What the thirteenth has, if that is possible at all; where almost nothing is asked for, what the sixth of the duties has. */
function chooseLimits(likelihoods: readonly number[]): Limits {
  const sorted = likelihoods.toSorted((left, right) => right - left);
  const usual = Math.max(POSSIBLE, sorted[USUAL_ASKS - 1] ?? 0);
  return { usual, fewest: Math.min(usual, Math.max(UNLIKELY, sorted[FEWEST_ASKS - 1] ?? 0)) };
}

/** Of what no rule calls a need or a wish. */
const WISHED = 0.5;

function makeAsk(one: AskCandidate, likelihood: number, weights: AskWeights): Ask {
  const { text, said, number, isBullet } = one;
  const strength = strengthOf(one) ?? (judgeWish(one, weights) > WISHED ? "nice" : "must");
  const isTold = one.part === "duty" ? one.clauseKind !== "must" : one.clauseKind === "duty";
  const isDuty = strength === "must" && isTold && !namesLack(said);
  const isGate = strength === "must" && !isDuty && judgeGate(said, isBullet);
  return { text, part: isDuty ? "duty" : strength, isGate, number, likelihood };
}

/** Right behind a wish the exclusion means that one; anywhere else it names what it means. */
function closeGate({ said }: AskCandidate, asks: readonly Ask[], excluding: string[], isBehind: boolean): void {
  const last = asks.at(-1);
  if (isBehind && last !== undefined && last.part !== "nice" && findExcluded(said, asks).length === 0)
    last.isGate = true;
  else excluding.push(said);
}
