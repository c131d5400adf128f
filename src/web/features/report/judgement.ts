import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { type ShownSum, showSum } from "#shared/screening/shown-sum.ts";
import { giveVerdict, type Verdict } from "#shared/screening/verdict.ts";

/** Somebody entered by hand carries a fixed score that no screening has made. */
export function isScreened({ status }: Candidate) {
  return status === "completed";
}

/** What the whole report is told from. `verdict` is null where nothing was screened. */
export interface Judgement {
  sum: ShownSum;
  verdict: Verdict | null;
}

export function judge(candidate: Candidate, score: number, criteria: readonly KeyedCriterion[]): Judgement {
  const isJudged = isScreened(candidate);
  const sum = showSum(isJudged ? criteria : [], candidate.findings);
  return { sum, verdict: isJudged ? giveVerdict(score, sum.lines) : null };
}

export function recommendationOf({ verdict }: Judgement) {
  return verdict?.recommendation ?? "Not screened";
}
