import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Importance } from "#shared/vacancy.ts";
import { rescore } from "./rescore.ts";
import { countMustsMet, scoreEvidence } from "./score-evidence.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const finding = fc.record({
  level: fc.constantFrom("strong", "partial", "missing"),
  likeness: share,
  mentions: fc.nat(9),
});
const weighing = fc.record({
  importance: fc.constantFrom("gate", "must", "nice"),
  weight: fc.double({ min: 0.1, max: 10, noNaN: true }),
});
const shown = { criterion_id: "c1", level: "strong", likeness: 1, mentions: 3 } as const;
const absent = { criterion_id: "c2", level: "missing", likeness: 0, mentions: 0 } as const;

function underC2(importance: Importance, weight = 2, role_fit = 0.8) {
  const weighings = new Map([
    ["c1", { importance: "must" as const, weight: 2 }],
    ["c2", { importance, weight }],
  ]);
  return rescore({ role_fit, findings: [shown, absent] }, weighings);
}

test("under unchanged criteria a CV keeps the score it had, to the point", () => {
  fc.assert(
    fc.property(share, fc.array(fc.tuple(finding, weighing), { maxLength: 25 }), (role_fit, pairs) => {
      const judged = pairs.map(([found, weighed]) => ({ ...found, ...weighed }));
      const findings = pairs.map(([found], index) => ({ ...found, criterion_id: `c${index}` }));
      const weighings = new Map(pairs.map(([, weighed], index) => [`c${index}`, weighed]));
      const expected = { score: scoreEvidence(role_fit, judged), musts_met: countMustsMet(judged) };
      expect(rescore({ role_fit, findings }, weighings)).toEqual(expected);
    }),
  );
});

test("what a CV lacks costs most as a condition and least when it is optional", () => {
  const [gate, must, nice] = [underC2("gate"), underC2("must"), underC2("nice")];
  expect(gate.score).toBeLessThan(must.score);
  expect(must.score).toBeLessThan(nice.score);
});

test("what a CV lacks costs more the more it weighs", () => {
  expect(underC2("nice", 8, 0.3).score).toBeLessThan(underC2("nice", 1, 0.3).score);
});

test("only what is asked for counts as a must that is met", () => {
  const weighings = new Map([["c1", { importance: "nice" as const, weight: 1 }]]);
  expect(underC2("must").musts_met).toBe(1);
  expect(rescore({ role_fit: 0.8, findings: [shown] }, weighings).musts_met).toBe(0);
});

test("a finding that belongs to no criterion is not passed over", () => {
  expect(() => rescore({ role_fit: 0.8, findings: [shown] }, new Map())).toThrow("c1");
});
