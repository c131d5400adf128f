const date = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export function formatDate(iso: string) {
  return date.format(new Date(iso));
}

const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" });

/** "March 2021" from "2021-03"; a year alone stays what it is. */
export function formatMonth(yearMonth: string) {
  return /^\d{4}-\d\d/.test(yearMonth) ? month.format(new Date(yearMonth)) : yearMonth;
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", year: "numeric" });

/** For columns. */
export function formatDay(iso: string) {
  return day.format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short" });

export function formatMoment(iso: string) {
  return moment.format(new Date(iso));
}

const whole = new Intl.NumberFormat("en-GB", { maximumFractionDigits: 0 });

export function formatCount(count: number) {
  return whole.format(count);
}

/** Where nobody has been measured there is no average; it is not 0. */
export function formatAverage(percent: number | null) {
  return percent === null ? "–" : `${percent}%`;
}

export function plural(count: number, one: string, many = `${one}s`) {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** Names a few and counts the rest: a toast is no place for 250 file names. */
export function nameSome(names: readonly string[], shown = 3) {
  const rest = names.length - shown;
  return rest > 0 ? `${names.slice(0, shown).join(", ")} and ${rest} more` : names.join(", ");
}
