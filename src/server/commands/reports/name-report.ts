import type { Candidate } from "#shared/candidates/candidate.ts";
import { callCandidate, UNNAMED } from "#shared/candidates/call-candidate.ts";
import { cleanFileName } from "#commands/files/file-name.ts";

const LONGEST_NAME = 80;

/** The candidate's name as the beginning of a file's: no folder, nothing that Windows refuses, in any script. */
export function nameReport(candidate: Pick<Candidate, "candidate_name" | "file_name">): string {
  const name = cleanFileName(callCandidate(candidate).replaceAll(/[/\\<>:"|?*]/g, " "));
  const tidy = name.replaceAll(/\s+/gu, " ").slice(0, LONGEST_NAME).toWellFormed();
  return tidy.replace(/[. ]+$/, "") || UNNAMED;
}
