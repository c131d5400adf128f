import { expect, test } from "vitest";
import { findSoftSkillNames, findSoftSkillTerms, isSoftSkillClaim } from "./soft-skills.ts";

test("leadership is shown by having led, and claimed by calling oneself a leader", () => {
  const terms = findSoftSkillTerms("Strong leadership skills");
  expect(terms).toEqual(expect.arrayContaining(["led a team", "mentored", "line-managed", "natural leader"]));
  expect(isSoftSkillClaim("natural leader")).toBe(true);
  expect(isSoftSkillClaim("led a team")).toBe(false);
});

test("every soft skill can be shown in at least eight ways", () => {
  for (const asked of [
    "communication",
    "teamwork",
    "deadlines",
    "problem-solving",
    "initiative",
    "empathy",
    "integrity",
  ]) {
    expect(findSoftSkillTerms(asked).filter((term) => !isSoftSkillClaim(term)).length).toBeGreaterThanOrEqual(8);
  }
});

test("a requirement without a soft skill has none", () => {
  expect(findSoftSkillNames("Knowledge of asynchronous communication")).toEqual([]);
  expect(findSoftSkillNames("Flexible working hours")).toEqual([]);
  expect(findSoftSkillNames("A team player who meets deadlines")).toEqual(["teamwork", "organisation"]);
});
