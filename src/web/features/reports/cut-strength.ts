const LONGEST = 30;
const letters = new Intl.Segmenter("en-GB");

/** The first 30 characters as people count them, with an ellipsis where there are more. */
export function cutStrength(text: string): string {
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  return parts.length <= LONGEST ? text : `${parts.slice(0, LONGEST).join("").trimEnd()}…`;
}
