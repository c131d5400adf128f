import type { Candidate } from "#shared/candidates/candidate.ts";

/** A candidate entered by hand carries a fixed figure; no engine has judged them. */
export function findScore({ score, engine_version }: Candidate): number | null {
  return engine_version === null ? null : score;
}
