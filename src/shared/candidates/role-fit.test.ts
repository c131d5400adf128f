import { expect, test } from "vitest";
import { askedFor, foundFor } from "#tests/support/judged-criteria.ts";
import { fitByKind, describeFit } from "./role-fit.ts";
import { showSum } from "#shared/screening/shown-sum.ts";

const criteria = [askedFor("a"), askedFor("b"), askedFor("c", { kind: "education" }), askedFor("d")];

test("each kind of criterion brings the points of its criteria, and they add up to the total", () => {
  const { lines, total } = showSum(criteria, [
    foundFor("a", "strong", 1),
    foundFor("b", "partial", 0.333),
    foundFor("c", "strong", 0.9),
  ]);
  const parts = fitByKind(lines);
  expect(parts.map((part) => `${part.name}: ${describeFit(part)}`)).toEqual([
    "Skills: 33.3 of 75.0 points (1 strong, 1 partial, 1 missing)",
    "Education: 22.5 of 25.0 points (1 strong)",
  ]);
  expect(parts.reduce((sum, { points }) => sum + (points ?? 0), 0)).toBeCloseTo(total ?? 0);
});

test("what an earlier engine judged is counted by its levels", () => {
  const { lines } = showSum(criteria, [foundFor("a", "strong"), foundFor("b", "strong")]);
  expect(fitByKind(lines).map(describeFit)).toEqual(["2 strong, 1 missing", "1 missing"]);
});
