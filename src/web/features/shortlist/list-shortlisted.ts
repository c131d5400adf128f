import type { Candidate } from "#shared/candidates/candidate.ts";

/** In the order of their ranks. */
export function listShortlisted(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(({ is_shortlisted, status }) => is_shortlisted && status !== "error")
    .toSorted((left, right) => (left.shortlist_rank ?? Infinity) - (right.shortlist_rank ?? Infinity));
}
