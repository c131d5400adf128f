import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import type { UploadChange } from "#shared/screening/upload.ts";

export interface ShortlistChoice {
  type: "count" | "percentage";
  count: number;
  percentage: number;
}

export const COUNTS = [5, 10, 15, 20, 25];
export const PERCENTAGES = [10, 20, 30, 50];

export const DEFAULT_CHOICE: ShortlistChoice = {
  type: "count",
  count: SHORTLIST_COUNT.default,
  percentage: SHORTLIST_PERCENTAGE.default,
};

export function shortlistedOf({ type, count, percentage }: ShortlistChoice, cvCount: number) {
  return type === "count" ? Math.min(count, cvCount) : Math.ceil((percentage / 100) * cvCount);
}

/** Exactly one of the two is kept. */
export function choiceChange({ type, count, percentage }: ShortlistChoice): UploadChange {
  return type === "count"
    ? { shortlist_count: count, shortlist_percentage: null }
    : { shortlist_count: null, shortlist_percentage: percentage };
}
