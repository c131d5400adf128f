import { expect, test } from "vitest";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { EARLIER_ENGINE, showSum, formatPoints, formatSum } from "./shown-sum.ts";

const criteria = [
  askedFor("cpa", { wording: "CPA, ACCA or CIMA", weight: 2 }),
  askedFor("excel", { wording: "Excel", weight: 1 }),
  askedFor("vat", { wording: "VAT returns", weight: 1, importance: "nice" }),
];

test("each criterion stands once with its points, and they add up to the total", () => {
  const { lines, total, cap } = showSum(criteria, [
    foundFor("cpa", "strong", 1),
    foundFor("excel", "partial", 0.333),
    foundFor("vat", "missing", 0),
  ]);
  expect(lines.map((line) => `${line.wording} ${formatPoints(line)}`)).toEqual([
    "CPA, ACCA or CIMA 50.0 of 50.0",
    "Excel 8.3 of 25.0",
    "VAT returns 0.0 of 25.0",
  ]);
  expect(total).toBe(58.3);
  expect(cap).toBeNull();
});

test("a missing gate is named with the cap that it sets", () => {
  const gate = askedFor("licence", { wording: "driving licence.", importance: "gate" });
  const findings = [foundFor("licence", "missing", 0), ...criteria.map(({ key }) => foundFor(key, "strong", 1))];
  expect(formatSum(showSum([gate, ...criteria], findings))).toBe(
    "80.0 of 100 points. Deal-breaker not shown: driving licence. The score is at most 59.",
  );
});

test("a core that is hardly shown in full is told as the cap", () => {
  const findings = [foundFor("cpa", "strong", 1), foundFor("excel", "partial", 0.7), foundFor("vat", "strong", 1)];
  expect(formatSum(showSum(criteria, findings))).toBe(
    "92.5 of 100 points. Fewer than 60% of the core requirements are fully shown. The score is at most 84.",
  );
});

test("a criterion that nothing was found for is missing, and brings nothing", () => {
  const [, excel] = showSum(criteria, [foundFor("cpa", "strong", 1)]).lines;
  expect(excel).toMatchObject({ level: "missing", points: 0, of: 25, quotes: [] });
});

test("findings of an earlier engine show their levels without points, and say so", () => {
  const sum = showSum(criteria, [foundFor("cpa", "strong"), foundFor("excel", "partial")]);
  expect(sum.lines.map(({ level, points }) => [level, points])).toEqual([
    ["strong", null],
    ["partial", null],
    ["missing", null],
  ]);
  expect(formatSum(sum)).toBe(EARLIER_ENGINE);
  expect(EARLIER_ENGINE).toMatch(/judged by an earlier engine/i);
});

test("where nothing was judged there is no sum", () => {
  expect(formatSum(showSum(criteria, []))).toBeNull();
  expect(showSum([], [foundFor("cpa", "strong", 1)]).lines).toEqual([]);
});
