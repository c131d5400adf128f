const MONTHS = "January February March April May June July August September October November December".split(" ");
const SEASONS = "Winter Winter Spring Spring Spring Summer Summer Summer Autumn Autumn Autumn Winter".split(" ");

/** How somebody writes the dates of work. Where `months` is false a reader learns only the years. */
export interface DateStyle {
  point: (year: string, month: number) => string;
  between: string;
  present: string;
  months: boolean;
}

const twoDigits = (month: number) => String(month).padStart(2, "0");
const longName = (month: number) => MONTHS[month - 1] ?? "";
const shortName = (month: number) => (month === 9 ? "Sept" : longName(month).slice(0, 3));

export const DATE_STYLES: DateStyle[] = [
  { point: (year, month) => `${longName(month)} ${year}`, between: " - ", present: "Present", months: true },
  { point: (year, month) => `${twoDigits(month)}/${year}`, between: " – ", present: "present", months: true },
  { point: (year, month) => `${shortName(month)} ${year}`, between: " to ", present: "date", months: true },
  { point: (year) => year, between: "-", present: "Present", months: false },
  { point: (year, month) => `${twoDigits(month)}.${year}`, between: "–", present: "now", months: true },
  { point: (year, month) => `${shortName(month)} ’${year.slice(2)}`, between: " – ", present: "Present", months: true },
  {
    point: (year, month) => `${SEASONS[month - 1] ?? ""} ${year}`,
    between: " – ",
    present: "present",
    months: false,
  },
  {
    point: (year, month) => `${longName(month).toUpperCase()} ${year}`,
    between: " — ",
    present: "PRESENT",
    months: true,
  },
  {
    point: (year, month) => `${shortName(month)}. ${year}`,
    between: " until ",
    present: "today",
    months: true,
  },
  { point: (year, month) => `${twoDigits(month)}/${year.slice(2)}`, between: " - ", present: "current", months: true },
  { point: (year, month) => `${longName(month)}, ${year}`, between: " to ", present: "Current", months: true },
];

export function writeDates(style: DateStyle, start: string, end: string | null): string {
  return `${writePoint(style, start)}${style.between}${end === null ? style.present : writePoint(style, end)}`;
}

function writePoint(style: DateStyle, at: string): string {
  const [year = "", month = "1"] = at.split("-");
  return style.point(year, Number(month));
}

/** What can be known from dates in this style. */
export function asWritten(style: DateStyle, at: string | null): string | null {
  return at === null || style.months ? at : at.slice(0, 4);
}
