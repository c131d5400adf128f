import { expect, test } from "vitest";
import { findKnownSkills, isKnownSkill } from "./find-known-skills.ts";
import { EXACT_WRITING, SKILL_NAMES } from "./skill-lexicon.ts";

function named(text: string): string[] {
  return findKnownSkills(text).map(({ terms: [name = ""] }) => name);
}

test.each([
  ["Administered medication and wound care on ward rounds", ["medication administration", "wound care", "ward rounds"]],
  ["Forklift and HGV licence, order picking", ["forklift", "hgv", "picking and packing"]],
  ["Lesson plans, phonics and safeguarding", ["lesson planning", "phonics", "safeguarding"]],
  ["Garment construction and pattern cutting", ["garment construction", "pattern making"]],
  ["Conveyancing, litigation and legal research", ["conveyancing", "litigation", "legal research"]],
  ["TIG welding and preventive maintenance", ["welding", "preventive maintenance"]],
  ["Accounts payable in Xero, VAT and month end", ["accounts payable", "xero", "vat", "month-end close"]],
])("“%s” is told by its trade's names", (text, names) => {
  expect(named(text)).toEqual(expect.arrayContaining(names));
});

test("people, things and everyday words are no skills", () => {
  expect(named("A software engineer will excel with the rest of us, express ideas and go home")).not.toEqual(
    expect.arrayContaining(["software development"]),
  );
  expect(named("express ideas, go home, rest, spring is here, polish the lamp, relational DBs")).toEqual([]);
});

test("every trade has its names, and each is written so that it can be found", () => {
  expect(SKILL_NAMES.size).toBeGreaterThan(1800);
  for (const name of SKILL_NAMES.keys()) expect(isKnownSkill(name)).toBe(true);
  expect(
    [...SKILL_NAMES.keys()].filter((name) => findKnownSkills(EXACT_WRITING.get(name) ?? name).length === 0),
  ).toEqual([]);
});
