import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Judged, scoreMatches } from "./score-matches.ts";

const judged = fc.record({
  level: fc.constantFrom("strong", "partial", "missing"),
  importance: fc.constantFrom("gate", "must", "nice"),
  weight: fc.double({ min: 0.5, max: 3, noNaN: true }),
}) satisfies fc.Arbitrary<Judged>;

function must(level: Judged["level"]): Judged {
  return { level, importance: "must", weight: 2 };
}

test("everything shown scores 100 and nothing shown scores 0", () => {
  expect(scoreMatches([must("strong"), must("strong")])).toBe(100);
  expect(scoreMatches([must("missing")])).toBe(0);
  expect(scoreMatches([])).toBe(0);
});

test("nobody is exceptional with fewer than seventy per cent of the core strong", () => {
  const nice: Judged = { level: "strong", importance: "nice", weight: 50 };
  expect(scoreMatches([nice, must("strong"), must("partial")])).toBe(89);
  expect(scoreMatches([nice, must("strong"), must("strong"), must("strong"), must("partial")])).toBeGreaterThan(89);
});

test("a missing condition keeps the score weak and a missing must keeps it from exceptional", () => {
  const rest = Array.from({ length: 20 }, () => must("strong"));
  expect(scoreMatches([...rest, { level: "missing", importance: "gate", weight: 0.5 }])).toBeLessThan(40);
  expect(scoreMatches([...rest, must("missing")])).toBe(89);
});

test("claims without any work behind them stay below half", () => {
  expect(scoreMatches([must("partial"), must("partial")])).toBeLessThan(50);
});

test("better evidence for one criterion never lowers the score", () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 25 }), fc.nat(), (all, seed) => {
      const at = seed % all.length;
      const better = all.map(
        (one, index) =>
          (index === at ? { ...one, level: one.level === "missing" ? "partial" : "strong" } : one) satisfies Judged,
      );
      expect(scoreMatches(better)).toBeGreaterThanOrEqual(scoreMatches(all));
    }),
  );
});
