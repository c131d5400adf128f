import { expect, test } from "vitest";
import {
  DEFAULT_PREFERENCE,
  preferenceChange,
  preferredSize,
  settleCount,
  settlePercentage,
} from "./shortlist-preference.ts";

test("a count outside its range, or no number at all, becomes a sound one", () => {
  expect(["", "abc", "0", "-3", "2.5"].map((typed) => settleCount(typed, 100))).toEqual([10, 10, 10, 10, 10]);
  expect(settleCount("80", 100)).toBe(50);
  expect(settleCount("80", 7)).toBe(7);
});

test("a percentage falls back to 20 and ends at 100", () => {
  expect(["", "4", "5", "250"].map(settlePercentage)).toEqual([20, 20, 5, 100]);
});

test("20 percent of 11 CVs are 3 people, and 7 percent of 100 are 7", () => {
  expect(preferredSize({ ...DEFAULT_PREFERENCE, type: "percentage" }, 11)).toBe(3);
  expect(preferredSize({ ...DEFAULT_PREFERENCE, type: "percentage", percentage: "7" }, 100)).toBe(7);
});

test("exactly one of count and percentage is saved", () => {
  expect(preferenceChange(DEFAULT_PREFERENCE, 40)).toEqual({ shortlist_count: 10, shortlist_percentage: null });
  const byPercentage = preferenceChange({ ...DEFAULT_PREFERENCE, type: "percentage" }, 40);
  expect(byPercentage).toEqual({ shortlist_count: null, shortlist_percentage: 20 });
});
