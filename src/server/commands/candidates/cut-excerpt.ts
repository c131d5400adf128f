import { findFolded, type TextRange } from "#shared/fold-text.ts";

const BEFORE = 24;
const AFTER = 96;
const LETTER = /[\p{L}\p{N}]/u;

/** A line of the text around the first place of a searched part: a phrase before a word, a whole word before a piece of one. */
export function cutExcerpt(text: string, longestFirst: readonly string[]): string | null {
  const place = longestFirst.map((part) => pickPlace(text, part)).find((found) => found !== undefined);
  if (place === undefined) return null;
  const { start, end } = place;
  const from = start <= BEFORE ? 0 : text.indexOf(" ", start - BEFORE) + 1;
  // A long word without a blank before it is cut where it begins to be too long.
  const first = from > start || from === 0 ? Math.max(0, start - BEFORE) : from;
  const last = text.length <= end + AFTER ? text.length : Math.max(end, text.lastIndexOf(" ", end + AFTER));
  const words = text.slice(first, last).replaceAll(/\s+/g, " ").trim();
  return `${first > 0 ? "… " : ""}${words}${last < text.length ? " …" : ""}`;
}

function pickPlace(text: string, part: string): TextRange | undefined {
  const places = findFolded(text, [part]);
  return places.find(({ start }) => !LETTER.test(text.charAt(start - 1))) ?? places[0];
}
