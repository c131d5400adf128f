import { calmCapitals } from "#shared/calm-capitals.ts";
import type { Profile } from "./extract-profile.ts";
import type { YearMonth } from "./read-date-points.ts";
import { formatYearMonth } from "./read-date-range.ts";

/** Where no work is dated, what the CV states at its top stands in. */
export function asCurrentRole({ current, stated }: Pick<Profile, "current" | "stated">) {
  const title = current?.title ?? stated?.title ?? null;
  return {
    current_job_title: title === null ? null : calmCapitals(title),
    current_employer: current?.company ?? stated?.company ?? null,
    current_start_date: writeMonth(current?.range.start),
    current_end_date: writeMonth(current?.range.end),
    current_location: current?.location ?? null,
  };
}

function writeMonth(month: YearMonth | null | undefined) {
  return month ? formatYearMonth(month) : null;
}
