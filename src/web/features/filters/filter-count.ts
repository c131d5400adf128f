import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";

/** Score, tech, soft, experience, red flags, job role, status and decision: each counts once. A search is seen in its own box. */
export function countActive(filter: CandidateFilter): number {
  const { band, score_min, score_max, tech_min, tech_max, soft_min, soft_max, level, flags, job_id } = filter;
  const { status, is_shortlisted, decision } = filter;
  const selections = [
    band ?? score_min ?? score_max,
    tech_min ?? tech_max,
    soft_min ?? soft_max,
    level,
    flags,
    job_id,
    status ?? is_shortlisted,
    decision,
  ];
  return selections.filter((selection) => selection !== undefined).length;
}

export function isNarrowed(filter: CandidateFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
