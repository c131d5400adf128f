/** `month` is null where the CV gives only a year. */
export interface YearMonth {
  year: number;
  month: number | null;
}

/** A moment, or null for the present. A vague one is only a date if it stands in a range: "May 15", "3/19". */
export interface DatePoint {
  at: YearMonth | null;
  from: number;
  to: number;
  isVague: boolean;
}

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH =
  "jan(?:uary)?|feb(?:ruary|r)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const FULL_YEAR = String.raw`(?:19|20)\d\d`;
const POINT = new RegExp(
  [
    String.raw`\b(?<day1>\d{1,2})[/.-](?<day2>\d{1,2})[/.-](?<dayyear>${FULL_YEAR})\b`,
    String.raw`\b(?<mm>0?[1-9]|1[0-2])(?:[.-]| ?/ ?)(?<mmyear>${FULL_YEAR})\b`,
    String.raw`\b(?<yearmm>${FULL_YEAR})(?:[-.]| ?/ ?)(?<ymonth>0[1-9]|1[0-2])\b(?![/.]\d)`,
    String.raw`\b(?<name>${MONTH})\b[.,]{0,2}[\s/'’-]?(?:\d{1,2}(?:st|nd|rd|th)?,? )?(?<nameyear>${FULL_YEAR})\b`,
    String.raw`\b(?<shortname>${MONTH})\b\.?[\s,-]{0,2}(?:['’‘](?<oldyear>\d\d)|(?<twoyear>\d\d))(?![\d%]|:\d)`,
    String.raw`(?:\b(?:spring|summer|autumn|fall|winter)\b,? ?(?:of )?)?\b(?<year>${FULL_YEAR})\b(?:[-–](?<endyear>1[3-9]|[2-4]\d)\b)?`,
    String.raw`\b(?<mm2>0?[1-9]|1[0-2])/(?<mm2year>\d\d)\b(?![/\d])`,
    String.raw`\b(?<present>present(?:ly)?|pr[ée]sent|current(?:ly)?|now|today|ongoing|continuing|date|heden|heute|aujourd[’']hui|actualidad|actualmente|presente|oggi|obecnie)\b`,
  ].join("|"),
  "giu",
);
/** Two digits above this belong to the last century. */
const LAST_SHORT_YEAR = 49;

const YEAR_LIKE = /(?:19|20)\d\d|\d\/\d\d|['’‘]\d\d|[a-z]\.?[\s,-]{1,2}\d\d(?!\d)/iu;

export function listDatePoints(text: string): DatePoint[] {
  // Most lines of a CV hold nothing like a year, and this is told faster than all the ways to write one.
  if (!YEAR_LIKE.test(text)) return [];
  const points: DatePoint[] = [];
  for (const match of text.matchAll(POINT)) {
    const groups = match.groups ?? {};
    const [from, to] = [match.index, match.index + match[0].length];
    const isVague = groups.twoyear !== undefined || groups.mm2 !== undefined;
    if (groups.endyear === undefined) points.push({ at: readPoint(groups), from, to, isVague });
    else points.push(...splitYears(Number(groups.year), groups.endyear, from, to));
  }
  return points;
}

/** "2016-19" */
function splitYears(year: number, end: string, from: number, to: number): DatePoint[] {
  const endYear = Math.floor(year / 100) * 100 + Number(end);
  return [
    { at: { year, month: null }, from, to: to - 3, isVague: false },
    { at: { year: endYear, month: null }, from: to - 2, to, isVague: false },
  ];
}

function readPoint(groups: DateGroups): YearMonth | null {
  if (groups.present !== undefined) return null;
  if (groups.dayyear !== undefined) return readDay(Number(groups.day1), Number(groups.day2), Number(groups.dayyear));
  return { year: readYear(groups), month: readMonth(groups) };
}

type DateGroups = Record<string, string | undefined>;

function readYear(groups: DateGroups): number {
  const short = groups.oldyear ?? groups.twoyear ?? groups.mm2year;
  if (short !== undefined) return fullYear(Number(short));
  return Number(groups.mmyear ?? groups.yearmm ?? groups.nameyear ?? groups.year);
}

function readMonth(groups: DateGroups): number | null {
  const name = groups.name ?? groups.shortname;
  if (name !== undefined) return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1;
  const number = groups.mm ?? groups.ymonth ?? groups.mm2;
  return number === undefined ? null : Number(number);
}

/** Day first, as most of the world writes it, unless that gives no month. */
function readDay(first: number, second: number, year: number): YearMonth {
  const month = second <= 12 ? second : first;
  return { year, month: month >= 1 && month <= 12 ? month : null };
}

function fullYear(short: number): number {
  return short > LAST_SHORT_YEAR ? 1900 + short : 2000 + short;
}
