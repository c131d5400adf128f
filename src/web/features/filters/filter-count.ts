import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";

/** Score, tech, soft, experience, red flags and job role: each counts once. */
export function countActive(filter: CandidateFilter): number {
  const { score_min, score_max, tech_min, tech_max, soft_min, soft_max, level, flags, job_id } = filter;
  const selections = [score_min ?? score_max, tech_min ?? tech_max, soft_min ?? soft_max, level, flags, job_id];
  return selections.filter((selection) => selection !== undefined).length;
}

export function isNarrowed(filter: CandidateFilter): boolean {
  return Object.values(filter).some((value) => value !== undefined);
}
