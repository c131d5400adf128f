import type { Employment } from "#shared/screening/cv-analysis.ts";

const MONTHS_IN_YEAR = 12;

/** Dated work at a given day. Undefined where nothing is dated: then nothing is claimed. */
export function yearsOfWork(history: readonly Employment[], asOf: string): number | undefined {
  const spans = history.flatMap(({ start, end }) =>
    start === null ? [] : [{ from: monthOf(start), to: monthOf(end ?? asOf) }],
  );
  return spans.length === 0 ? undefined : totalMonths(spans) / MONTHS_IN_YEAR;
}

/** From "2021", "2021-03" or a full date. */
function monthOf(date: string): number {
  const [year = 0, month = 1] = date.slice(0, "2021-03".length).split("-").map(Number);
  return year * MONTHS_IN_YEAR + month - 1;
}

/** Of months counted from year 0; `to` is the month after the last. */
export interface Span {
  from: number;
  to: number;
}

/** Overlapping positions count once. */
export function totalMonths(spans: readonly Span[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of spans.toSorted((left, right) => left.from - right.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}
