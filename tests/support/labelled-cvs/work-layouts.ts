import { type DateStyle, writeDates } from "#tests/support/labelled-cvs/date-styles.ts";
import type { Work } from "#tests/support/labelled-cvs/read-people.ts";

/** One line on the page: cells from left to right, each at its own distance from the left edge of the column. */
export interface Row {
  cells: { text: string; x?: number; bold?: boolean }[];
  size?: number;
}

export type WorkLayout = (work: Work, dates: string) => Row[];

const RIGHT = 340;
const DATE_COLUMN = 180;

export function row(text: string, bold = false): Row {
  return { cells: [{ text, bold }] };
}

const beside = (left: string, right: string): Row => ({
  cells: [
    { text: left, bold: true },
    { text: right, x: RIGHT },
  ],
});

export const WORK_LAYOUTS: Record<string, WorkLayout> = {
  titleWithDateRight: (work, dates) => [beside(work.title, dates), row(`${work.company}, ${work.place}`)],
  companyWithDateRight: (work, dates) => [beside(`${work.company}, ${work.place}`, dates), row(work.title)],
  titleAtCompany: (work, dates) => [row(`${work.title} at ${work.company}`, true), row(dates)],
  allOnOneLine: (work, dates) => [row(`${work.title}, ${work.company}, ${work.place}`, true), row(dates)],
  datesFirst: (work, dates) => [row(dates), row(work.title, true), row(`${work.company}, ${work.place}`)],
  dateColumn: (work, dates) => [
    { cells: [{ text: dates }, { text: `${work.title}, ${work.company}`, x: DATE_COLUMN, bold: true }] },
  ],
  pipes: (work, dates) => [row(`${work.company} | ${work.title} | ${dates}`)],
  dashes: (work, dates) => [row(`${work.title} – ${work.company}, ${work.place}`, true), row(dates)],
  companyLineTitleLine: (work, dates) => [row(work.company, true), row(work.title), row(dates)],
  titleLineCompanyLine: (work, dates) => [row(work.title, true), row(`${work.company} - ${work.place}`), row(dates)],
  brackets: (work, dates) => [row(`${work.title}, ${work.company} (${dates})`)],
  datesThenLine: (work, dates) => [row(`${dates}: ${work.title}, ${work.company}, ${work.place}`)],
  labels: (work, dates) => [row(`Employer: ${work.company}`), row(`Position: ${work.title}`), row(`Dates: ${dates}`)],
  companyPlaceDate: (work, dates) => [row(`${work.company} (${work.place}), ${dates}`, true), row(work.title)],
  table: (work, dates) => [
    { cells: [{ text: work.title }, { text: work.company, x: 170 }, { text: dates, x: RIGHT }] },
  ],
  linkedProfile: (work, dates) => [
    { ...row(work.company), size: 12 },
    row(work.title, true),
    row(`${dates} (2 years 3 months)`),
    row(`${work.place}, England, United Kingdom`),
  ],
  dotted: (work, dates) => [row(work.title, true), row(`${work.company} · Full-time`), row(`${dates} · 2 yrs 3 mos`)],
  brokenDates: (work, dates) => [
    ...dates.split(/ (?=[-–—]|to |until )|(?<=[-–—]|to|until) /u).map((part) => row(part)),
    row(`${work.title}, ${work.company}, ${work.place}`, true),
  ],
  titleThenCompanyAndDates: (work, dates) => [row(work.title, true), row(`${work.company}, ${work.place} | ${dates}`)],
};

/** The employer once, its roles below it. */
export function groupByEmployer(work: Work[], style: DateStyle, dutiesOf: (index: number) => Row[]): Row[] {
  return work.flatMap((role, index) => {
    const isNew = work[index - 1]?.company !== role.company;
    const head = isNew ? [row(`${role.company}, ${role.place}`, true)] : [];
    return [...head, beside(role.title, writeDates(style, role.start, role.end)), ...dutiesOf(index)];
  });
}
