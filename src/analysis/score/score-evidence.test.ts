import * as fc from "fast-check";
import { expect, test } from "vitest";
import { scoreEvidence } from "./score-evidence.ts";
import type { Judged } from "./weigh-evidence.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const judged = fc.record({
  level: fc.constantFrom("strong", "partial", "missing"),
  mentions: fc.nat(9),
  importance: fc.constantFrom("gate", "must", "nice"),
  weight: fc.double({ min: 0.5, max: 3, noNaN: true }),
}) satisfies fc.Arbitrary<Judged>;
const VALUES = {
  strong: { mentions: 9 },
  partial: { mentions: 2 },
  missing: { mentions: 0 },
};

function finding(level: Judged["level"], importance: Judged["importance"] = "must", weight = 2): Judged {
  return { level, importance, weight, ...VALUES[level] };
}

test("everything shown scores 100 and nothing shown scores 0", () => {
  expect(scoreEvidence(1, [finding("strong"), finding("strong")])).toBe(100);
  expect(scoreEvidence(0, [finding("missing")])).toBe(0);
  expect(scoreEvidence(0, [])).toBe(0);
});

test("nobody is exceptional with fewer than seventy per cent of the core strong", () => {
  const nice = finding("strong", "nice", 50);
  expect(scoreEvidence(1, [nice, finding("strong"), finding("partial")])).toBe(89);
  const enough = [nice, finding("strong"), finding("strong"), finding("strong"), finding("partial")];
  expect(scoreEvidence(1, enough)).toBeGreaterThan(89);
});

test("a missing condition keeps the score weak and a missing must keeps it from exceptional", () => {
  const rest = Array.from({ length: 20 }, () => finding("strong"));
  expect(scoreEvidence(1, [...rest, finding("missing", "gate", 0.5)])).toBeLessThan(40);
  expect(scoreEvidence(1, [...rest, finding("missing")])).toBe(89);
});

test("of two candidates under one cap the better one stays ahead", () => {
  const missing = finding("missing", "gate");
  expect(scoreEvidence(1, [finding("strong"), missing])).toBeGreaterThan(
    scoreEvidence(0.4, [finding("partial"), missing]),
  );
});

test("better evidence for one criterion never lowers the score", () => {
  fc.assert(
    fc.property(fc.array(judged, { minLength: 1, maxLength: 25 }), fc.nat(), share, (all, seed, roleFit) => {
      const better = all.map((one, index) => (index === seed % all.length ? improve(one) : one));
      expect(scoreEvidence(roleFit, better)).toBeGreaterThanOrEqual(scoreEvidence(roleFit, all));
    }),
  );
});

function improve({ level, mentions, ...rest }: Judged): Judged {
  return {
    ...rest,
    level: level === "missing" ? "partial" : "strong",

    mentions: mentions + 1,
  };
}

test("nearer work never lowers the score", () => {
  fc.assert(
    fc.property(fc.array(judged, { maxLength: 25 }), share, share, (all, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      expect(scoreEvidence(more, all)).toBeGreaterThanOrEqual(scoreEvidence(less, all));
    }),
  );
});
