import type { Candidate } from "#shared/candidate.ts";
import { recommendation } from "#shared/score-bands.ts";

/** Somebody entered by hand carries a fixed score that no screening has made. */
export function isScreened({ status }: Candidate) {
  return status === "completed";
}

export function recommendationOf(candidate: Candidate, score: number) {
  return isScreened(candidate) ? recommendation(score, candidate.is_shortlisted) : "Not screened";
}
