import { expect, test } from "vitest";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { findWayBack, shareOut, stepWeight } from "./weigh.ts";

function criterion(key: string, weight: number): KeyedCriterion {
  return { key, weight, wording: key, kind: "skill", importance: "must", required_years: null, terms: [] };
}

test("a criterion counts half as much again, or as much less, and never nothing or without end", () => {
  expect(stepWeight(2, "more")).toBe(3);
  expect(stepWeight(3, "less")).toBe(2);
  expect(stepWeight(0.1, "less")).toBeUndefined();
  expect(stepWeight(10, "more")).toBeUndefined();
  expect(stepWeight(9, "more")).toBe(10);
});

test("shares are of a hundred", () => {
  expect(shareOut([criterion("a", 3), criterion("b", 1)])).toEqual([75, 25]);
});

test("the way back names only what was changed", () => {
  const former = [criterion("a", 1), criterion("b", 2)];
  expect(findWayBack(former, former)).toEqual([]);
  expect(findWayBack([criterion("a", 1), criterion("b", 3)], former)).toEqual([
    { key: "b", weight: 2, importance: "must" },
  ]);
});
