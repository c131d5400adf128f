import { expect, test } from "vitest";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import { topSkills } from "./top-skills.ts";

const rated = (skill: string, level: RatedSkill["level"]): RatedSkill => ({ skill, level, evidence: "" });

test("the top skills are the first five that are clearly shown, technical ones first", () => {
  const technical_skills = [
    rated("SQL", "partial"),
    ...["Go", "Rust", "C", "Perl"].map((skill) => rated(skill, "strong")),
  ];
  const soft_skills = [rated("Calm", "missing"), rated("Tact", "strong"), rated("Humour", "strong")];
  expect(topSkills({ technical_skills, soft_skills })).toEqual(["Go", "Rust", "C", "Perl", "Tact"]);
});
