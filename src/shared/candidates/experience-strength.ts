import type { Candidate } from "./candidate.ts";

type Work = Pick<Candidate, "current_job_title" | "current_employer" | "employment_history">;

/** The experience level of a report: how completely a CV tells the work, not how good that work was. */
export function experienceStrength({ current_job_title, current_employer, employment_history }: Work) {
  if (current_job_title && current_employer && employment_history.length >= 2) return "Strong";
  return employment_history.length > 0 ? "Partial" : "Not stated";
}
