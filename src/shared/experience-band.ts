import type { Employment } from "./cv-analysis.ts";

const MONTHS_IN_YEAR = 12;

/** Years of dated work at the day of the screening; positions that overlap count once. Where nothing is dated, nothing is claimed. */
export function experienceBand(history: readonly Employment[], asOf: string): string {
  const spans = history.flatMap(({ start, end }) =>
    start === null ? [] : [{ from: monthOf(start), to: monthOf(end ?? asOf) }],
  );
  if (spans.length === 0) return "Not stated";
  const years = Math.floor(countMonths(spans) / MONTHS_IN_YEAR);
  if (years >= 10) return "10+ Years";
  if (years > 5) return "5+ Years";
  return years >= 3 ? "3-5 Years" : "0-2 Years";
}

/** From "2021", "2021-03" or a full date. */
function monthOf(date: string): number {
  const [year = 0, month = 1] = date.slice(0, "2021-03".length).split("-").map(Number);
  return year * MONTHS_IN_YEAR + month - 1;
}

function countMonths(spans: { from: number; to: number }[]): number {
  let months = 0;
  let reached = -Infinity;
  for (const { from, to } of spans.toSorted((left, right) => left.from - right.from)) {
    months += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return months;
}
