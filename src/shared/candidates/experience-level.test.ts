import { expect, test } from "vitest";
import { experienceLevel } from "./experience-level.ts";

const since = (start: string | null) => [{ title: "Cook", company: null, location: null, start, end: null }];

test.each([
  ["2023-02", "entry"],
  ["2023-01", "mid"],
  ["2020-02", "mid"],
  ["2020-01", "senior"],
  ["2016-01", "senior"],
  ["2015-12", "lead"],
])("somebody at work since %s is %s, whatever the score", (start, level) => {
  expect(experienceLevel(since(start), 0, "2026-01-05")).toBe(level);
});

test.each([
  [59, "entry"],
  [60, "mid"],
  [79, "mid"],
  [80, "senior"],
])("without dates a score of %i says %s", (score, level) => {
  expect(experienceLevel(since(null), score, "2026-01-05")).toBe(level);
});
