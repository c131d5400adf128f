/** From 0 to 1: how many words two texts share, whatever their order. Case and the punctuation around a word do not count. */
export function wordF1(expected: string, found: string): number {
  const left = new Map<string, number>();
  const [expectedWords, foundWords] = [splitWords(expected), splitWords(found)];
  for (const word of expectedWords) left.set(word, (left.get(word) ?? 0) + 1);
  const shared = foundWords.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return (2 * shared.length) / Math.max(1, expectedWords.length + foundWords.length);
}

function splitWords(text: string): string[] {
  const words = text.normalize("NFKC").toLowerCase().split(/\s+/u);
  return words.map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#]+$/gu, "")).filter((word) => word !== "");
}
