import type { Verdict } from "#shared/screening/verdict.ts";

const MOST_STEPS = 4;
const CONCERNS_NAMED = 2;

interface NextStepsInput {
  verdict: Pick<Verdict, "firstStep" | "timeline">;
  concerns: readonly string[];
  needsReview: boolean;
}

/** What a recruiter could do next. Nothing of it happens by itself. */
export function nextSteps({ verdict, concerns, needsReview }: NextStepsInput): string[] {
  const steps = [
    ...(needsReview ? ["Look at the CV yourself: it needs review"] : []),
    verdict.firstStep,
    ...concerns.slice(0, CONCERNS_NAMED).map((concern) => `Clarify: ${concern}`),
    ...(verdict.timeline === null ? [] : ["Prepare the suggested interview questions"]),
  ];
  return steps.slice(0, MOST_STEPS);
}
