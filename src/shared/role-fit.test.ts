import { expect, test } from "vitest";
import type { KeyedCriterion } from "./criteria.ts";
import type { Finding, Level } from "./evidence.ts";
import { fitByKind, fitWord } from "./role-fit.ts";
import type { CriterionKind } from "./vacancy.ts";

const asked = (key: string, kind: CriterionKind): KeyedCriterion => ({
  key,
  kind,
  wording: key,
  importance: "must",
  weight: 1,
  required_years: null,
  terms: [],
});
const found = (criterion_id: string, level: Level): Finding => ({
  criterion_id,
  level,
  mentions: 1,
  quotes: [],
});

test("each kind of criterion is averaged, and one without a finding counts as missing", () => {
  const criteria = [asked("a", "skill"), asked("b", "skill"), asked("c", "education"), asked("d", "skill")];
  const findings = [found("a", "strong"), found("b", "partial"), found("c", "strong")];
  expect(fitByKind(criteria, findings)).toEqual([
    { name: "Skills", percent: 53, criteria: 3 },
    { name: "Education", percent: 100, criteria: 1 },
  ]);
});

test.each([
  [70, "Strong"],
  [69, "Partial"],
  [50, "Partial"],
  [49, "Limited"],
])("a fit of %i percent is %s", (percent, word) => expect(fitWord(percent)).toBe(word));
