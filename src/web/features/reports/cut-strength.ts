const LONGEST = 30;
const letters = new Intl.Segmenter("en-GB");

/**
 * The first 30 characters as people count them, with an ellipsis where there are more. Of a strength with its evidence
 * (`“Kafka”: shown by “…”`) only what it is: the words behind it would never fit.
 */
export function cutStrength(strength: string): string {
  const text = /^“([^”]+)”.*: /u.exec(strength)?.[1] ?? strength;
  const parts = Array.from(letters.segment(text), ({ segment }) => segment);
  return parts.length <= LONGEST ? text : `${parts.slice(0, LONGEST).join("").trimEnd()}…`;
}
