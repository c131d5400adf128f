import type { Candidate } from "./candidate.ts";
import type { Employment } from "./cv-analysis.ts";
import { interviewPanel, interviewTimeline } from "./score-bands.ts";

const STARS = 5;
const MOST_STEPS = 4;
const CONCERNS_IN_STEPS = 2;
const EXPERIENCED_FROM = 2;

export interface ReportBand {
  confidence: "Very High" | "High" | "Moderate";
  risk: "Low Risk" | "Medium Risk" | "High Risk";
  verdict: string;
}

/** What a report says beside its score: three bands, at 85 and 70. */
export function reportBand(score: number): ReportBand {
  if (score >= 85)
    return { confidence: "Very High", risk: "Low Risk", verdict: "Exceptional match - proceed immediately" };
  if (score >= 70) return { confidence: "High", risk: "Medium Risk", verdict: "Good candidate - worth interviewing" };
  return { confidence: "Moderate", risk: "High Risk", verdict: "Limited fit - consider alternatives" };
}

/** Of five. */
export function starsOf(score: number): number {
  return Math.ceil((score / 100) * STARS);
}

type Judged = Pick<Candidate, "score" | "concerns" | "needs_review">;

/** What a person could do next; the first concerns are what to ask about. */
export function nextSteps({ score, concerns, needs_review }: Judged): string[] {
  if (score === null) return ["Screen the CV, or read it yourself, before you decide"];
  const [timeline, panel] = [interviewTimeline(score), interviewPanel(score)];
  const steps = [
    needs_review && "Look at the CV itself: parts of it need a person's eye",
    timeline === null ? "Compare with other candidates before you decide" : `Arrange an interview: ${lower(timeline)}`,
    timeline !== null && panel !== null && `Interview panel: ${lower(panel)}`,
    ...concerns.slice(0, CONCERNS_IN_STEPS).map((concern) => `Ask about: ${concern}`),
  ];
  return steps.filter((step) => step !== false).slice(0, MOST_STEPS);
}

interface Experienced {
  current_job_title: string | null;
  current_employer: string | null;
  employment_history: readonly Employment[];
}

/** A current role at a named employer, and at least two places in the history. */
export function isWellExperienced({ current_job_title, current_employer, employment_history }: Experienced): boolean {
  return current_job_title !== null && current_employer !== null && employment_history.length >= EXPERIENCED_FROM;
}

function lower(text: string) {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
