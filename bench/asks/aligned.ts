const SAY_NOTHING = new Set(
  "and or the of a an in with for to at least years year experience including such as strong good knowledge ability our your you we is are on from have must required".split(
    " ",
  ),
);
const MOST = 0.6;

/** Two wordings of one requirement: most words of the shorter occur in the other. */
export function isAligned(left: string, right: string): boolean {
  const [some, others] = [wordsOf(left), wordsOf(right)];
  const shared = [...some].filter((word) => others.has(word)).length;
  return some.size > 0 && others.size > 0 && shared / Math.min(some.size, others.size) >= MOST;
}

function wordsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/[a-z0-9+#.]{2,}/gu) ?? [];
  return new Set(words.filter((word) => !SAY_NOTHING.has(word)));
}
