import type { VacancyItem } from "#analysis/criteria/advertisement/split-vacancy.ts";
import { makeComparable } from "./locate-quote.ts";

/** Shorter, and it is found in every sentence. "SQL" and "C++" are asked for by their names alone. */
const SHORTEST_WORDING = 3;

/** The sentence of the job description that a wording stands in. */
export function locateWording(wording: string, items: readonly VacancyItem[]): VacancyItem | undefined {
  const plain = makeComparable(wording);
  if (plain.length < SHORTEST_WORDING) return undefined;
  return items.find(({ text }) => isWithin(makeComparable(text), plain));
}

/** From word to word: "java" does not stand in "JavaScript". */
function isWithin(text: string, wording: string): boolean {
  for (let start = text.indexOf(wording); start !== -1; start = text.indexOf(wording, start + 1)) {
    const [before = "", after = ""] = [text[start - 1], text[start + wording.length]];
    if (!/[\p{L}\p{N}]/u.test(before) && !/[\p{L}\p{N}]/u.test(after)) return true;
  }
  return false;
}
