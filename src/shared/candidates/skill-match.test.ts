import { expect, test } from "vitest";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import type { Level } from "#shared/screening/evidence.ts";
import { problemSolving, softMatch, techMatch, technicalFit } from "./skill-match.ts";

const rated = (...levels: Level[]): RatedSkill[] => levels.map((level) => ({ skill: "Baking", level, evidence: "" }));
const named = (count: number) => Array.from({ length: count }, (_, index) => `Skill ${index}`);

test.each([
  [named(0), 50],
  [named(1), 65],
  [named(6), 90],
  [named(12), 90],
  [rated("strong", "partial"), 80],
  [rated("strong", "missing", "missing"), 33],
])("the technical match of %j is %i", (skills, percent) => expect(techMatch(skills)).toBe(percent));

test.each([
  [named(0), 55],
  [named(1), 69],
  [named(7), 93],
  [named(8), 95],
  [rated("partial", "partial"), 60],
])("the soft-skills match of %j is %i", (skills, percent) => expect(softMatch(skills)).toBe(percent));

test.each([
  [rated("strong"), { percent: 100, label: "Strong" }],
  [rated("strong", "partial", "missing"), { percent: 53, label: "Partial" }],
  [rated("missing"), { percent: 0, label: "Limited" }],
  [rated("partial", "partial", "strong", "missing", "strong"), { percent: 64, label: "Partial" }],
  [rated("missing", "partial"), { percent: 30, label: "Limited" }],
  [rated(), { percent: 0, label: "Limited" }],
])("the technical fit of %j is %j, whatever the score", (skills, fit) => expect(technicalFit(skills)).toEqual(fit));

test.each([
  [["REST APIs", "Cooking"], "Demonstrated"],
  [["Cooking", "Baking", "Serving"], "Demonstrated"],
  [["SQL"], "Basic"],
  [["Cooking"], "Basic"],
  [[], "Not shown"],
])("strong in %j, problem solving is %s", (skills, label) =>
  expect(problemSolving(skills.map((skill) => ({ skill, level: "strong", evidence: "" })))).toBe(label),
);
