import fc from "fast-check";
import { expect, test } from "vitest";
import { sumScore, type WeighedFinding } from "./score-sum.ts";

const CREDIT = { strong: 1, partial: 0.5, missing: 0 };

function row(
  id: string,
  level: WeighedFinding["level"],
  importance: WeighedFinding["importance"] = "must",
  weight = 2,
) {
  return { id, level, importance, weight, credit: CREDIT[level] };
}

const rows = fc.array(
  fc.record({
    level: fc.constantFrom("strong" as const, "partial" as const, "missing" as const),
    importance: fc.constantFrom("gate" as const, "must" as const, "nice" as const),
    weight: fc.double({ min: 0.5, max: 10, noNaN: true }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  { maxLength: 16 },
);

function asRows(drawn: typeof rows extends fc.Arbitrary<infer T> ? T : never): WeighedFinding[] {
  const bands = { missing: [0, 0], partial: [0.3, 0.65], strong: [0.75, 1] } as const;
  return drawn.map(({ share, ...rest }, at) => {
    const [least, most] = bands[rest.level];
    return { ...rest, id: `c${at}`, credit: least + share * (most - least) };
  });
}

test("everything shown scores 100 and nothing shown scores 0", () => {
  expect(sumScore([row("a", "strong"), row("b", "strong")]).score).toBe(100);
  expect(sumScore([row("a", "missing")]).score).toBe(0);
  expect(sumScore([]).score).toBe(0);
});

test("the points that are shown add up to the score before a cap", () => {
  fc.assert(
    fc.property(rows, (drawn) => {
      const { points, total, score, cap } = sumScore(asRows(drawn));
      const sum = points.reduce((all, one) => all + one.points, 0);
      expect(sum).toBeCloseTo(total, 6);
      const isRounded = Math.abs(total - score) <= 0.5 + 1e-9;
      expect(isRounded || cap !== null).toBe(true);
      expect(points.reduce((all, { of }) => all + of, 0)).toBeCloseTo(drawn.length > 0 ? 100 : 0, 6);
    }),
  );
});

test("no criterion shows more points than it can bring, and one that is fully shown brings them all", () => {
  fc.assert(
    fc.property(rows, (drawn) => {
      const findings = asRows(drawn).map((one, at) => (at % 2 === 0 ? one : Object.assign(one, { credit: 1 })));
      for (const [at, { points, of }] of sumScore(findings).points.entries()) {
        expect(points).toBeLessThanOrEqual(of);
        expect(findings[at]?.credit !== 1 || points === of).toBe(true);
      }
    }),
  );
});

test("of two CVs that differ in one verdict the better one is ahead by that criterion's weight", () => {
  fc.assert(
    fc.property(rows, fc.nat(15), (drawn, at) => {
      const withVerdict = (level: "missing" | "strong") =>
        asRows(drawn).map((one, place) => (place === at ? row(one.id, level, one.importance, one.weight) : one));
      const [low, high] = [sumScore(withVerdict("missing")), sumScore(withVerdict("strong"))];
      expect(high.score).toBeGreaterThanOrEqual(low.score);
      expect(high.total - low.total).toBeCloseTo(high.points[at]?.of ?? 0, 6);
    }),
  );
});

test("a deal-breaker that is not shown caps the score at 59 and is named", () => {
  const rest = Array.from({ length: 20 }, (_, at) => row(`c${at}`, "strong"));
  const { score, total, cap } = sumScore([...rest, row("licence", "missing", "gate", 0.5)]);
  expect(score).toBe(59);
  expect(total).toBeGreaterThan(95);
  expect(cap).toEqual({ kind: "gate_missing", most: 59, id: "licence" });
});

test("nobody is exceptional with less than sixty per cent of the core strong", () => {
  const nice = row("n", "strong", "nice", 50);
  const few = sumScore([nice, row("a", "strong"), row("b", "partial")]);
  expect(few.score).toBe(84);
  expect(few.cap).toEqual({ kind: "few_core_shown", most: 84 });
  expect(sumScore([nice, row("a", "strong"), row("b", "strong"), row("c", "partial")]).cap).toBeNull();
});
