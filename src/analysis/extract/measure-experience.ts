import type { Span } from "#shared/candidates/years-of-work.ts";
import type { Position } from "./find-positions.ts";
import { monthIndex } from "./read-date-range.ts";

/** A year-only entry such as "2018 – 2018" still was some months of work. */
const SHORTEST_MONTHS = 1;

export function spanOf({ range }: Position, asOf: string): Span {
  const today = readAsOf(asOf);
  const from = Math.min(monthIndex(range.start), today);
  const to = range.end === null ? today : Math.min(monthIndex(range.end), today);
  return { from, to: Math.max(to, from + SHORTEST_MONTHS) };
}

function readAsOf(asOf: string): number {
  const [year, month] = asOf.split("-").map(Number);
  if (year === undefined || month === undefined) throw new Error(`not a date: ${asOf}`);
  return monthIndex({ year, month });
}
