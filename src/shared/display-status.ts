import type { CandidateStatus } from "./candidate.ts";

export type DisplayStatus = "New" | "Shortlisted" | "Interviewed" | "Analyzing" | "Error" | "Locked";

const SHORTLISTED_FROM = 80;

/** What the dashboard calls a row. "Interviewed" without a score is one that is still being read. */
export function displayStatus(status: CandidateStatus, score: number | null): DisplayStatus {
  if (status === "error") return "Error";
  if (status === "locked") return "Locked";
  if (status === "completed") return (score ?? 0) >= SHORTLISTED_FROM ? "Shortlisted" : "New";
  if (status === "analyzing") return (score ?? 0) === 0 ? "Analyzing" : "Interviewed";
  return "New";
}
