import { expect, test } from "vitest";
import { parseQuery, scoreText, type Searchable, searchScore, searchText } from "./search-candidates.ts";

const nobody: Searchable = {
  name: "",
  jobTitle: "",
  technicalSkills: [],
  softSkills: [],
  strengths: [],
  summary: "",
  experience: "",
  education: "",
};
const score = (candidate: Partial<Searchable>, query: string) =>
  searchScore({ ...nobody, ...candidate }, parseQuery(query));

test.each<[string, Partial<Searchable>, string, number]>([
  // (2/10·10 + 2) · 2: found as it stands and as a part of a word
  ["a part of a word", { education: "xxabxxxxxx" }, "ab", (2 + 2) * 2],
  ["a whole word", { education: "xx ab xxxx" }, "ab", (2 + 5) * 2],
  ["the whole field", { summary: "python" }, "Python", (10 + 5) * 3],
  ["a quoted phrase", { summary: "led a team" }, '"a team"', 6 * 3],
  ["two words in one field", { summary: "team of python developers" }, "python team", (5 + 5) * 3],
  ["two fields", { summary: "python", experience: "python" }, "python", (15 * 3 + 15 * 2) * 1.2],
  ["the name", { name: "robin hale" }, "robin hale", (10 + 5 + 5) * 8 * 1.5],
  ["the job title", { jobTitle: "cook" }, "cook", 15 * 6 * 1.5],
  ["skills by their weight", { technicalSkills: ["sql"], softSkills: ["sql"] }, "sql", (15 * 5 + 15 * 4) * 1.2],
  ["strengths", { strengths: ["sql"] }, "sql", 15 * 4],
])("%s", (_what, candidate, query, points) => expect(score(candidate, query)).toBeCloseTo(points));

test("case and outer spaces do not count", () => {
  expect(score({ name: "Robin" }, "  ROBIN ")).toBe(score({ name: "robin" }, "robin"));
});

test("a word of one letter is not looked for", () => {
  expect(score({ summary: "a" }, "a")).toBe(0);
});

test("every quoted phrase has to be there; of bare words one is enough", () => {
  expect(score({ summary: "led a team" }, '"led a" "in Leeds"')).toBe(0);
  expect(score({ summary: "led a team" }, "team Leeds")).toBeGreaterThan(0);
});

test("terms between commas have to be there, every one; a comma at the end is none", () => {
  const robin = { summary: "acca, did the month-end close", education: "leeds" };
  expect(score(robin, "ACCA, month-end close, Leeds")).toBeGreaterThan(0);
  expect(score(robin, "ACCA, month-end close, York")).toBe(0);
  expect(score(robin, "ACCA, close month-end")).toBe(0);
  expect(parseQuery("Leeds, ").quoted).toEqual(["leeds"]);
  expect(parseQuery('"month-end close", Leeds').quoted).toEqual(["month-end close", "leeds"]);
});

test("an open quotation mark is ignored", () => {
  expect(score({ summary: "python" }, '"python')).toBe(score({ summary: "python" }, "python"));
});

test("a candidate kept as lines of text is worth the same", () => {
  const robin = { ...nobody, name: "Robin Hale", technicalSkills: ["SQL", "Python"], summary: "Led a\nteam" };
  for (const query of ["robin", "sql python", '"led a team"', "hal"])
    expect(scoreText(searchText(robin, ["CV of Robin.pdf"]), parseQuery(query))).toBeCloseTo(
      searchScore({ ...robin, summary: "led a team" }, parseQuery(query)),
    );
});

test("a file's name leads to its candidate and is worth nothing", () => {
  expect(searchText(nobody, ["Robin-2024.PDF"])).toContain("robin-2024.pdf");
  expect(scoreText(searchText(nobody, ["Robin-2024.PDF"]), parseQuery("robin"))).toBe(0);
});
