import { SHORTLIST_COUNT, SHORTLIST_PERCENTAGE } from "#shared/limits.ts";
import { shortlistSize } from "#shared/screening/shortlist-size.ts";

/** `count` and `percentage` are kept as typed; `settle…` turns them into what will be used. */
export interface ShortlistPreference {
  type: "count" | "percentage";
  count: string;
  percentage: string;
}

export const DEFAULT_PREFERENCE: ShortlistPreference = {
  type: "count",
  count: String(SHORTLIST_COUNT.default),
  percentage: String(SHORTLIST_PERCENTAGE.default),
};

function settle(typed: string, range: { min: number; max: number; default: number }) {
  const value = /^\d+$/.test(typed.trim()) ? Number(typed) : range.default;
  const sound = value >= range.min ? value : range.default;
  return Math.min(sound, range.max);
}

export function maxCount(cvCount: number) {
  return Math.max(SHORTLIST_COUNT.min, Math.min(cvCount, SHORTLIST_COUNT.max));
}

export function settleCount(typed: string, cvCount: number) {
  return settle(typed, { ...SHORTLIST_COUNT, max: maxCount(cvCount) });
}

export function settlePercentage(typed: string) {
  return settle(typed, SHORTLIST_PERCENTAGE);
}

export function preferredSize(preference: ShortlistPreference, cvCount: number) {
  const { shortlist_count: count, shortlist_percentage: percentage } = preferenceChange(preference, cvCount);
  return shortlistSize({ count, percentage }, cvCount);
}

/** Exactly one of the two is kept. */
export function preferenceChange(preference: ShortlistPreference, cvCount: number) {
  return preference.type === "count"
    ? { shortlist_count: settleCount(preference.count, cvCount), shortlist_percentage: null }
    : { shortlist_count: null, shortlist_percentage: settlePercentage(preference.percentage) };
}
