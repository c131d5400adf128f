import { readLabel } from "./read-label.ts";
import { BULLET, familyOf, type VacancyPart } from "./vacancy-headings.ts";

const SHORTEST_PARAGRAPH = 40;
const MOST_BARE_WORDS = 5;
const MOST_LEADING_WORDS = 12;

/** Headings of unknown words, told by where they stand. */
export function findByPlace(
  previous: string | undefined,
  line: string,
  next: string | undefined,
  isAsked: boolean,
): VacancyPart | undefined {
  if (previous === undefined || next === undefined || BULLET.test(line)) return undefined;
  if (BULLET.test(next)) return leadsList(previous, line) ? (familyOf(line, isAsked) ?? "intro") : undefined;
  return closesList(previous, line, next) ? "intro" : undefined;
}

/** A short line right above bullets announces them. */
function leadsList(previous: string, line: string): boolean {
  const isShort = line.split(" ").length <= MOST_LEADING_WORDS && !/[,;]$/u.test(line);
  return isShort && (BULLET.test(previous) || /[.!?:]$/u.test(previous)) && readLabel(line).label === undefined;
}

/** A short line between a finished sentence and a paragraph closes what stood above, whatever it announces. */
function closesList(previous: string, line: string, next: string): boolean {
  const isShort = line.split(" ").length <= MOST_BARE_WORDS && /^\p{Lu}/u.test(line) && !/[.,;!)\d]$/u.test(line);
  const isClosed = /[.!?]$/u.test(previous) || BULLET.test(previous);
  return isShort && isClosed && next.length > SHORTEST_PARAGRAPH && /[.!?]$/u.test(next);
}
