import { expect, test } from "vitest";
import { EMPLOYER_RULES, readHead, TITLE_PARTS } from "./read-head.ts";
import { KIND_RULES, splitPieces } from "./split-pieces.ts";

function read(...lines: string[]) {
  return readHead(
    lines.map((line) => splitPieces(line)),
    true,
  );
}

const EMPLOYERS: [rule: string, lines: string[], company: string][] = [
  ["what is called or looks like an employer", ["Gardener", "Employer: Hollow Oak"], "Hollow Oak"],
  ["what is called or looks like an employer", ["Gardener, Foxglove Systems Ltd"], "Foxglove Systems Ltd"],
  ["the name on a line that ends in a place", ["Gardener", "Hollow Oak, Arborough, England"], "Hollow Oak"],
  ["the name beside the title", ["Kestrel Park", "Gardener, Hollow Oak"], "Hollow Oak"],
  ["any other name", ["Gardener", "Hollow Oak"], "Hollow Oak"],
  ["a name in brackets", ["Gardener (Hollow Oak)"], "Hollow Oak"],
];

test.each(EMPLOYERS)("%s: %s", (_, lines, company) => {
  expect(read(...lines)).toMatchObject({ title: "Gardener", company });
});

test("every rule for employers has its example", () => {
  expect(EMPLOYER_RULES.map(({ name }) => name)).toEqual([...new Set(EMPLOYERS.map(([rule]) => rule))]);
});

test("a town and its region are no employer", () => {
  expect(read("Gardener", "Airoli, Maharashtra")).toMatchObject({ title: "Gardener", company: null });
  expect(read("Gardener", "Fort Ashgrove, Texas")).toMatchObject({ title: "Gardener", company: null });
});

test.each([
  ["a place known by name", "Leeds", "place"],
  ["an employer by its form or kind, and no occupation in it", "St Bride's Infirmary", "employer"],
  ["a phrase with an occupation in it", "Head Gardener", "title"],
])("%s: %s", (rule, text, kind) => {
  expect(KIND_RULES.map(({ name }) => name)).toContain(rule);
  expect(splitPieces(text)).toMatchObject([{ kind }]);
});

test.each(["Senior Executive - Finance", "SAP - FI Support Consultant", "Branch Manager, Vice President"])(
  "with the employer on another line, “%s” is one title",
  (title) => {
    expect(read(title, "Hollow Oak Ltd")).toMatchObject({ title, company: "Hollow Oak Ltd" });
  },
);

const WHOLE_TITLES: [rule: string, title: string, employer: string][] = [
  ["a second title", "Branch Manager, Vice President", "Hollow Oak Ltd"],
  ["a field of work", "Director of Marketing, Communications and IT", "Hollow Oak"],
  ["letters such as SAP", "SAP - FI Support Consultant", "Hollow Oak Ltd"],
  ["a department, where the employer is sure", "Charge Nurse - Emergency Department", "Hollow Oak Infirmary"],
  [
    "a department that sounds like a firm, where the employer is named as such",
    "Manager - Building Automation Systems",
    "Company Name",
  ],
];

test.each(WHOLE_TITLES)("%s belongs to the title: %s", (_, title, company) => {
  expect(read(title, company)).toMatchObject({ title, company });
});

test("every rule for whole titles has its example", () => {
  expect(TITLE_PARTS.map(({ name }) => name)).toEqual(WHOLE_TITLES.map(([rule]) => rule));
});

test("what is named as the employer loses its town", () => {
  expect(read("Gardener", "Company: Hollow Oak College, mossend")).toMatchObject({
    title: "Gardener",
    company: "Hollow Oak College",
  });
});

test("brackets inside a title belong to it", () => {
  expect(read("Operational Analyst (SQL) Engineer", "Hollow Oak")).toMatchObject({
    title: "Operational Analyst (SQL) Engineer",
    company: "Hollow Oak",
  });
});
