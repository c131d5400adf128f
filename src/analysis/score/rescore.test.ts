import fc from "fast-check";
import { expect, test } from "vitest";
import type { Importance } from "#shared/vacancies/vacancy.ts";
import { rescore } from "./rescore.ts";

const shown = { criterion_id: "c1", level: "strong", credit: 1 } as const;
const absent = { criterion_id: "c2", level: "missing", credit: 0 } as const;

function underC2(importance: Importance, weight = 2) {
  const weighings = new Map([
    ["c1", { importance: "must" as const, weight: 2 }],
    ["c2", { importance, weight }],
  ]);
  return rescore([shown, absent], weighings);
}

test("what a CV lacks costs as much as it weighs on the board", () => {
  expect(underC2("nice", 2).score).toBe(50);
  expect(underC2("nice", 6).score).toBe(25);
  expect(underC2("must", 0.5).score).toBe(80);
});

test("a deal-breaker that is not shown keeps the score below 60 however little it weighs", () => {
  expect(underC2("nice", 0.1).score).toBe(95);
  expect(underC2("gate", 0.1).score).toBe(59);
});

test("only what is asked for counts as a must that is met", () => {
  expect(underC2("must").musts_met).toBe(1);
  expect(rescore([shown], new Map([["c1", { importance: "nice" as const, weight: 1 }]])).musts_met).toBe(0);
});

test("a finding that belongs to no criterion is not passed over", () => {
  expect(() => rescore([shown], new Map())).toThrow("c1");
});

test("findings of an earlier engine are summed by their levels", () => {
  const weighings = new Map([["c1", { importance: "must" as const, weight: 1 }]]);
  expect(rescore([{ criterion_id: "c1", level: "partial" }], weighings).score).toBe(50);
});

test("changing one weight moves a score by exactly that criterion's share", () => {
  const weight = fc.double({ min: 0.5, max: 10, noNaN: true });
  fc.assert(
    fc.property(weight, weight, fc.double({ min: 0, max: 1, noNaN: true }), (own, other, credit) => {
      const weighings = new Map([
        ["c1", { importance: "nice" as const, weight: own }],
        ["c2", { importance: "nice" as const, weight: other }],
      ]);
      const { score } = rescore([{ ...shown, credit }, absent], weighings);
      expect(Math.abs(score - (100 * own * credit) / (own + other))).toBeLessThanOrEqual(0.55);
    }),
  );
});
