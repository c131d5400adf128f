import { afterAll, beforeAll, expect, test } from "vitest";
import { composeReportPdf } from "#analysis/report/compose-report-pdf.ts";
import type { ReportPdf } from "#analysis/report/report-pdf.ts";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { readTags } from "#tests/support/read-tags.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { Typesetter } from "./typesetter.ts";

const typesetter = new Typesetter();
let reader: DocumentReader;
beforeAll(async () => {
  reader = await openTestReader();
});
afterAll(() => typesetter.close());

const reportPdfOf = (changes: Partial<Record<keyof Candidate, unknown>>): ReportPdf =>
  composeReportPdf(stubCandidate(changes), { vacancy: null, criteria: [], questions: "all" });

async function printed(paper: ReportPdf) {
  const { pages } = await readText(reader, await typesetter.print("Robin", paper));
  return pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(" ");
}

test.each([
  ["Polish", "Łukasz Świętosławski"],
  ["Greek", "Ελένη Παπαδοπούλου"],
  ["Cyrillic", "Екатерина Вишневская"],
  ["Chinese", "王小明"],
  ["Japanese", "たなか"],
  ["Korean", "김민준"],
  ["Vietnamese", "Nguyễn Thị Ánh"],
])("a name in %s is on the paper", async (_script, name) => {
  expect(await printed(reportPdfOf({ candidate_name: name }))).toContain(name);
});

/** How letters that join or run leftward are put in order is up to the reader; that they are there is up to us. */
test.each([
  ["Arabic", "سلمى يوسف", /\p{Script=Arabic}/gu, 8],
  ["Hebrew", "יעל כהן", /\p{Script=Hebrew}/gu, 6],
  ["Devanagari", "अमृता शर्मा", /\p{Script=Devanagari}/gu, 7],
  ["Thai", "สมชาย ใจดี", /\p{Script=Thai}/gu, 8],
])("a name in %s is on the paper in its own letters", async (_script, name, letters, atLeast) => {
  const text = await printed(reportPdfOf({ candidate_name: name }));
  expect(text.match(letters)?.length).toBeGreaterThanOrEqual(atLeast);
});

test("what looks like orders to the typesetter is printed as it is written", async () => {
  const orders = '#include "/etc/passwd" $x^2$ *b* #panic("x") <label> @ref';
  expect(await printed(reportPdfOf({ summary: orders, candidate_name: "#pagebreak()" }))).toContain(orders);
});

test("ten thousand characters without a space stay on the paper", async () => {
  const text = await printed(reportPdfOf({ summary: "x".repeat(10_000) }));
  expect(text.replaceAll(/[^x]/g, "").length).toBeGreaterThanOrEqual(10_000);
});

test.each(["“\u05B2”", "\u064B", "a\u202Eb\u05D0\u2066", "\uFDFA", "ܫܠܡ", "👩‍👩‍👧", "\uFFFD\u0E31"])(
  "the compiler survives %j",
  async (closing) => {
    expect(await printed({ ...reportPdfOf({}), closing })).toContain("Amara Okafor");
  },
);

test("a paper that ends the compiler is printed in certain letters, and the next one in all", async () => {
  const fatal: ReportPdf = Object.assign(reportPdfOf({ summary: "سلام" }), { tone: "high\u05B2" });
  expect(await printed(fatal)).toMatch(/\uFFFD{4}/u);
  expect(await printed(reportPdfOf({ candidate_name: "Ελένη" }))).toContain("Ελένη");
});

test("the same report is the same to the byte, whatever was set in between", async () => {
  // Set a second time after an end, it would have other letters.
  const paper = reportPdfOf({ candidate_name: "سلمى יעל" });
  const first = await typesetter.print("Robin", paper);
  for (const word of ["one", "two"]) await typesetter.print("Robin", reportPdfOf({ summary: `${word} `.repeat(8000) }));
  for (let again = 0; again < 3; again += 1)
    expect(Buffer.compare(await typesetter.print("Robin", paper), first)).toBe(0);
});

test("the document carries its title and its language", async () => {
  const pdf = Buffer.from(await typesetter.print("Robin", reportPdfOf({ candidate_name: "Robin Hale" }))).toString(
    "latin1",
  );
  expect(pdf).toContain("Candidate report: Robin Hale");
  expect(pdf).toMatch(/\/Lang ?\(en-GB\)/);
});

test("a screen reader is told the headings of the report, its lists and what the drawing shows", async () => {
  const skill = { skill: "Bread", level: "strong", evidence: "Baked 400 loaves a day" };
  const tags = readTags(await typesetter.print("Robin", reportPdfOf({ technical_skills: [skill] })));
  const headings = tags.filter(({ role }) => /^H\d$/.test(role)).map(({ role, title }) => `${role} ${title}`);
  expect(headings.slice(0, 3)).toEqual(["H1 Amara Okafor", "H2 Quick Summary", "H3 Recommended Next Steps"]);
  expect(tags.find(({ role }) => role === "Figure")?.alt).toBe(
    "The score of 91 on a scale from 0 to 100, with marks at 70 (consider) and 85 (interview).",
  );
  expect(tags.map(({ role }) => role)).toEqual(expect.arrayContaining(["P", "L", "LI", "LBody", "Quote"]));
});

test("a candidate without a score has no drawing", async () => {
  const tags = readTags(await typesetter.print("Robin", reportPdfOf({ engine_version: null })));
  expect(tags.map(({ role }) => role)).not.toContain("Figure");
  expect(tags).not.toEqual([]);
});
