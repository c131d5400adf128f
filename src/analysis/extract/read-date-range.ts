import { looksLikeTitle } from "#analysis/lexicon/title-words.ts";
import { type DatePoint, listDatePoints, type YearMonth } from "./read-date-points.ts";

/** `end` is null while it lasts. `from` and `to` are offsets in the line. */
export interface DateRange {
  start: YearMonth;
  end: YearMonth | null;
  from: number;
  to: number;
}

/** What stands between two dates. The odd letters are dashes that a broken encoding has left behind. */
const BETWEEN =
  /^[\s,.)]{0,3}(?:-{1,2}|–|—|−|‒|~|ï¼|â€“|â€”|âˆ’|to|until|untill|till|til|through|thru|up to|and)[\s:(]{0,3}(?:till |the |to |exp(?:ected)?\.? )?(?:\d{1,2}(?:st|nd|rd|th)? )?$/iu;
const OPEN_END = /^\s?(?:-|–|—|onwards?\b)\s?$/iu;
const SINCE = /(?:\bsince|\bfrom)[\s:]{1,2}$/iu;
const LONGEST_BETWEEN = 18;

export function findDateRange(text: string): DateRange | undefined {
  const points = listDatePoints(text);
  for (const [index, first] of points.entries()) {
    const second = points[index + 1];
    if (first.at === null) continue;
    const range = second === undefined ? undefined : joinPoints(text, first, second);
    if (range !== undefined) return range;
    if (first.isVague || second !== undefined) continue;
    const isOpen = OPEN_END.test(text.slice(first.to)) || SINCE.test(text.slice(0, first.from));
    if (isOpen) return { start: first.at, end: null, from: first.from, to: text.length };
  }
  return undefined;
}

function joinPoints(text: string, first: DatePoint, second: DatePoint): DateRange | undefined {
  if (first.at === null) return undefined;
  const between = text.slice(first.to, second.from);
  if (between.length > LONGEST_BETWEEN || !(BETWEEN.test(between) || isLostDash(between, first, second))) {
    return undefined;
  }
  if (second.at !== null && monthIndex(second.at) < monthIndex(first.at)) return undefined;
  return { start: first.at, end: second.at, from: first.from, to: second.to };
}

/** Some fonts have no letter for the dash, and tables have columns instead: "Jun 2020 Nov 2021", "Jun 2020 Present". */
function isLostDash(between: string, first: DatePoint, second: DatePoint): boolean {
  return /^\s$/u.test(between) && hasMonth(first) && (hasMonth(second) || second.at === null);
}

function hasMonth({ at, isVague }: DatePoint): boolean {
  return at !== null && at.month !== null && !isVague;
}

/** One date with its month, alone at the beginning or the end of a line: all some people say of a piece of work. */
export function findSingleDate(text: string): DateRange | undefined {
  const points = listDatePoints(text);
  const [only] = points;
  if (only === undefined || points.length > 1 || only.at === null || only.isVague || only.at.month === null) {
    return undefined;
  }
  // "Leasing Consultant 03/2014 Hollow Oak" has its date between the title and the employer.
  const isAtEdge = only.from === 0 || only.to >= text.trimEnd().length - 1 || isShortTitle(text.slice(0, only.from));
  return isAtEdge ? { start: only.at, end: only.at, from: only.from, to: only.to } : undefined;
}

const MOST_TITLE_WORDS = 6;

function isShortTitle(text: string): boolean {
  return text.trim().split(/\s+/u).length <= MOST_TITLE_WORDS && looksLikeTitle(text);
}

/** The text with every date and range of dates as blank as a gap between columns. */
export function blankDates(text: string): string {
  let blank = text;
  for (const { from, to } of listDatePoints(text)) {
    blank = `${blank.slice(0, from)}${"\t".repeat(to - from)}${blank.slice(to)}`;
  }
  return blank.replaceAll(/\t[\s–—/-]{0,4}(?:to|till|until)?[\s–—-]{0,3}\t/gu, (gap) => "\t".repeat(gap.length));
}

export function findLastYear(text: string): string | null {
  return text.match(/\b(?:19|20)\d\d\b/gu)?.at(-1) ?? null;
}

/** Months since year 0. A bare year stands for its middle, so that 2015–2018 lasts three years. */
export function monthIndex({ year, month }: YearMonth): number {
  return year * 12 + (month ?? 7) - 1;
}

export function formatYearMonth({ year, month }: YearMonth): string {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
