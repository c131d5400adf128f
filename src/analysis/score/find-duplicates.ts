export interface Fingerprint {
  content_hash: string;
  person_hashes: string[];
}

export interface Duplicate {
  /** The place of the other CV in the list that was given. */
  index: number;
  kind: "same_content" | "same_person";
}

/** For each CV the others that hold the same text, or that can be reached in the same way, in the order of the list. */
export function findDuplicates(cvs: Fingerprint[]): Duplicate[][] {
  const byContent = groupBy(cvs, ({ content_hash }) => [content_hash]);
  const byPerson = groupBy(cvs, ({ person_hashes }) => person_hashes);
  return cvs.map(({ content_hash, person_hashes }, own) => {
    const sameContent = new Set(byContent.get(content_hash));
    const others = new Set([...sameContent, ...person_hashes.flatMap((hash) => byPerson.get(hash) ?? [])]);
    others.delete(own);
    return [...others]
      .toSorted((left, right) => left - right)
      .map((index) => ({ index, kind: sameContent.has(index) ? "same_content" : "same_person" }));
  });
}

/** An empty hash says that nothing was found to compare, so it is shared by nobody. */
function groupBy(cvs: Fingerprint[], hashesOf: (cv: Fingerprint) => string[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [index, cv] of cvs.entries()) {
    for (const hash of hashesOf(cv)) {
      const group = groups.get(hash);
      if (group !== undefined) group.push(index);
      else if (hash !== "") groups.set(hash, [index]);
    }
  }
  return groups;
}
