import { expect, test } from "vitest";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { countLevels } from "./count-levels.ts";

const candidates = [
  { findings: [foundFor("a", "strong"), foundFor("b", "missing")] },
  { findings: [foundFor("a", "partial"), foundFor("b", "missing")] },
  { findings: [] },
];

test("each criterion says how many show it, and whether it tells anybody apart", () => {
  expect(countLevels(candidates, [askedFor("a"), askedFor("b")])).toEqual([
    { key: "a", wording: "a", strong: 1, partial: 1, missing: 0, isIdle: false },
    { key: "b", wording: "b", strong: 0, partial: 0, missing: 2, isIdle: true },
  ]);
});
