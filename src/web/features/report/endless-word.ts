const ENDLESS = /\S{300}/;

/**
 * Our font kerns pairs of letters, and Chromium then measures what is left of a word anew for each line it fills: one word of
 * 10,000 letters holds the page up for seconds. Whatever holds such a word is better set without kerning.
 */
export function hasEndlessWord(value: unknown): boolean {
  if (typeof value === "string") return ENDLESS.test(value);
  return typeof value === "object" && value !== null && Object.values(value).some(hasEndlessWord);
}
