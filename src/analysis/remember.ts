const MOST_KEPT = 20_000;

/** Remembers a pure function of a word. CVs share most of theirs; when it is full it begins anew, so that memory stays bounded. */
export function remember<V>(make: (word: string) => V): (word: string) => V {
  const known = new Map<string, V>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= MOST_KEPT) known.clear();
    const made = make(word);
    known.set(word, made);
    return made;
  };
}
