import type { Candidate, DuplicateCandidate } from "#shared/candidates/candidate.ts";

const WORDS: Record<DuplicateCandidate["kind"], string> = {
  same_content: "Holds the same text as",
  same_person: "Gives the same contact details as",
};

/** By file: two CVs of one person carry one name. */
export function describeDuplicates({ duplicates }: Candidate, candidates: readonly Candidate[]): string[] {
  const names = new Map(candidates.map(({ id, file_name }) => [id, file_name]));
  return duplicates.flatMap(({ id, kind }) => {
    const name = names.get(id);
    return name === undefined ? [] : [`${WORDS[kind]} ${name}.`];
  });
}
