const MOST_STEPS = 4;
const CONCERNS_NAMED = 2;

interface Judged {
  score: number;
  concerns: readonly string[];
  needsReview: boolean;
}

/** What a recruiter could do next. Nothing of it happens by itself. */
export function nextSteps({ score, concerns, needsReview }: Judged): string[] {
  const steps = [
    ...(needsReview ? ["Look at the CV yourself: it needs review"] : []),
    firstStep(score),
    ...concerns.slice(0, CONCERNS_NAMED).map((concern) => `Clarify: ${concern}`),
    ...(score >= 70 ? ["Prepare the suggested interview questions"] : []),
  ];
  return steps.slice(0, MOST_STEPS);
}

function firstStep(score: number) {
  if (score >= 85) return "Schedule an interview immediately";
  if (score >= 70) return "Schedule an interview within 1-2 weeks";
  return "Compare with the other candidates first";
}
