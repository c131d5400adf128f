import { expect, test } from "vitest";
import { JOINED_RULES } from "./joined-title.ts";
import { EMPLOYER_RULES, readHead, TITLE_PARTS, TITLE_RULES } from "./read-head.ts";
import { splitPieces } from "./split-pieces.ts";

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

const TITLES: [rule: string, lines: string[], title: string][] = [
  ["what is called or looks like a title", ["Hollow Oak", "Gardener"], "Gardener"],
  ["a name beside the employer", ["Wickmaking", "Hollow Oak Ltd"], "Wickmaking"],
  ["of two names the one that the CV puts there", ["Hollow Oak", "Night Watch"], "Night Watch"],
];

test.each(TITLES)("%s is the title: %s", (_, lines, title) => {
  expect(read(...lines).title).toBe(title);
});

test("every rule for titles has its example", () => {
  expect(TITLE_RULES.map(({ name }) => name)).toEqual(TITLES.map(([rule]) => rule));
});

const JOINED: [rule: string, line: string, head: object][] = [
  ["ends in the employer", "Substitute Teacher Hollow Oak", { title: "Substitute Teacher", company: "Hollow Oak" }],
  ["begins with the employer", "Kestrel Senior Engineer", { title: "Senior Engineer", company: "Kestrel" }],
];

test.each(JOINED)("a line without a mark %s: %s", (_, line, head) => {
  expect(read(line)).toMatchObject(head);
});

test("every rule for lines without a mark has its example", () => {
  expect(JOINED_RULES.map(({ name }) => name)).toEqual(JOINED.map(([rule]) => rule));
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
