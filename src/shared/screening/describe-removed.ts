import type { Candidate } from "#shared/candidates/candidate.ts";

/**
 * What was taken out before judging, by kind; null where nothing was. Words that may be a name are hidden also where it is not sure
 * enough to call somebody by it, and "name" beside "name not found" would read as a mistake.
 */
export function describeRemoved({ removed, candidate_name }: Pick<Candidate, "removed" | "candidate_name">) {
  const kinds = removed.map(({ kind }) =>
    kind === "name" && candidate_name === null ? "words that may be a name" : kind.replaceAll("_", " "),
  );
  return kinds.join(", ") || null;
}
