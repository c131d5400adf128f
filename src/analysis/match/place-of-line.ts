import type { Place } from "#analysis/read/page.ts";
import type { IndexedLine } from "./index-cv.ts";

const LONGEST_QUOTE = 240;

/** The whole line without its bullet: a quote must be readable, and easy to find on the page. */
export function placeOfLine(line: IndexedLine | undefined): Place[] {
  const first = line?.tokens[0];
  const last = line?.tokens.findLast((token) => token.end - (first?.start ?? 0) <= LONGEST_QUOTE);
  if (line === undefined || first === undefined || last === undefined) return [];
  return [{ page: line.page, start: line.start + first.start, end: line.start + last.end }];
}
