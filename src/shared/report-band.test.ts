import { expect, test } from "vitest";
import { reportBand, starsOf } from "./report-band.ts";

test.each([
  [100, "Very High", "Low Risk", "Exceptional match - proceed immediately"],
  [85, "Very High", "Low Risk", "Exceptional match - proceed immediately"],
  [84, "High", "Medium Risk", "Good candidate - worth interviewing"],
  [70, "High", "Medium Risk", "Good candidate - worth interviewing"],
  [69, "Moderate", "High Risk", "Limited fit - consider alternatives"],
  [0, "Moderate", "High Risk", "Limited fit - consider alternatives"],
])("a report with a score of %i reads %s, %s, %s", (score, confidence, risk, verdict) =>
  expect(reportBand(score)).toEqual({ confidence, risk, verdict }),
);

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [80, 4],
  [81, 5],
  [100, 5],
])("a score of %i has %i stars", (score, stars) => expect(starsOf(score)).toBe(stars));
