export const UNNAMED = "Unnamed Candidate";
export const NAME_NOT_FOUND = "name not found";

interface Called {
  candidate_name: string | null;
  file_name: string;
}

/** By name, or by the CV's file name without its ending where no name was found: a batch may hold many of those. */
export function callCandidate({ candidate_name, file_name }: Called): string {
  return candidate_name ?? (file_name.replace(/\.\p{L}{2,5}$/u, "").trim() || UNNAMED);
}

/** For lists without room for a remark of their own. */
export function callCandidateInFull(candidate: Called): string {
  const name = callCandidate(candidate);
  return candidate.candidate_name === null ? `${name} (${NAME_NOT_FOUND})` : name;
}
