/** `month` is null where the CV gives only a year. */
export interface YearMonth {
  year: number;
  month: number | null;
}

/** `end` is null while it lasts. `from` and `to` are offsets in the line. */
export interface DateRange {
  start: YearMonth;
  end: YearMonth | null;
  from: number;
  to: number;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const POINT =
  /\b(?<mm>0?[1-9]|1[0-2])[/.](?<mmyear>(?:19|20)\d\d)\b|\b(?<yearmm>(?:19|20)\d\d)-(?<ymonth>0[1-9]|1[0-2])\b|(?:\b(?<name>jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? ?)?\b(?<year>(?:19|20)\d\d)\b|\b(?<present>present|current|currently|now|today|ongoing|date)\b/giu;
const BETWEEN = /^ ?(?:-|–|—|−|to|until|till|through) ?(?:\d{1,2}(?:st|nd|rd|th)? )?$/iu;
const LONGEST_BETWEEN = 14;

interface Point {
  at: YearMonth | null;
  from: number;
  to: number;
}

export function findDateRange(text: string): DateRange | undefined {
  const points = listPoints(text);
  for (const [index, first] of points.entries()) {
    const second = points[index + 1];
    if (first.at === null || second === undefined) continue;
    const between = text.slice(first.to, second.from);
    if (between.length > LONGEST_BETWEEN || !BETWEEN.test(between)) continue;
    if (second.at !== null && monthIndex(second.at) < monthIndex(first.at)) continue;
    return { start: first.at, end: second.at, from: first.from, to: second.to };
  }
  return undefined;
}

export function findLastYear(text: string): string | null {
  return text.match(/\b(?:19|20)\d\d\b/gu)?.at(-1) ?? null;
}

function listPoints(text: string): Point[] {
  return Array.from(text.matchAll(POINT), (match) => ({
    at: readPoint(match.groups ?? {}),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

function readPoint(groups: Record<string, string | undefined>): YearMonth | null {
  if (groups.present !== undefined) return null;
  const year = Number(groups.mmyear ?? groups.yearmm ?? groups.year);
  const number = groups.mm ?? groups.ymonth;
  if (number !== undefined) return { year, month: Number(number) };
  const name = groups.name?.toLowerCase();
  return { year, month: name === undefined ? null : MONTHS.indexOf(name) + 1 };
}

/** Months since year 0. A bare year stands for its middle, so that 2015–2018 lasts three years. */
export function monthIndex({ year, month }: YearMonth): number {
  return year * 12 + (month ?? 7) - 1;
}

export function formatYearMonth({ year, month }: YearMonth): string {
  return month === null ? String(year) : `${year}-${String(month).padStart(2, "0")}`;
}
