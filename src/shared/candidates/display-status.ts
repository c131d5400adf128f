import type { CandidateStatus } from "./candidate.ts";

export type DisplayStatus = "New" | "Shortlisted" | "Interviewed" | "Analyzing" | "Not screened" | "Error" | "Locked";

const SHORTLISTED_FROM = 80;

export interface StatedCandidate {
  status: CandidateStatus;
  score: number | null;
  is_shortlisted: boolean;
  job_id: string | null;
}

/**
 * What lists and tables call somebody. "Shortlisted" is the flag, set by the ranking or by a person; by the score only where there is
 * no vacancy to be ranked for. "Interviewed" without a score is one that is still being read.
 */
export function displayStatus({ status, score, is_shortlisted, job_id }: StatedCandidate): DisplayStatus {
  if (status === "error") return "Error";
  if (status === "locked") return "Locked";
  if (status === "analyzing") return (score ?? 0) === 0 ? "Analyzing" : "Interviewed";
  if (is_shortlisted) return "Shortlisted";
  if (status === "pending") return "Not screened";
  return job_id === null && (score ?? 0) >= SHORTLISTED_FROM ? "Shortlisted" : "New";
}
