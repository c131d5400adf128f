const LONGEST = 220;

/** A paragraph on one line speaks of many things; a mean over all of them would speak of none. */
export function splitLongLine(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const sentences = text.split(/(?<=[.;!?•*]) /u);
  return sentences.flatMap((sentence) => cutByLength(sentence));
}

function cutByLength(text: string): string[] {
  if (text.length <= LONGEST) return [text];
  const cut = text.lastIndexOf(" ", LONGEST);
  const end = cut <= 0 ? LONGEST : cut;
  return [text.slice(0, end), ...cutByLength(text.slice(end + 1))];
}
