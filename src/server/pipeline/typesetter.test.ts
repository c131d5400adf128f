import { afterAll, beforeAll, expect, test } from "vitest";
import { composePaper } from "#analysis/report/compose-paper.ts";
import type { Paper } from "#analysis/report/paper.ts";
import type { DocumentReader } from "#analysis/read/open-document-reader.ts";
import type { Candidate } from "#shared/candidate.ts";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";
import { Typesetter } from "./typesetter.ts";

const typesetter = new Typesetter();
let reader: DocumentReader;
beforeAll(async () => {
  reader = await openTestReader();
});
afterAll(() => typesetter.close());

const paperOf = (changes: Partial<Record<keyof Candidate, unknown>>): Paper =>
  composePaper(stubCandidate(changes), { vacancy: null, questions: "all" });

async function printed(paper: Paper) {
  const { pages } = await readText(reader, await typesetter.print(paper));
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
  expect(await printed(paperOf({ candidate_name: name }))).toContain(name);
});

/** How letters that join or run leftward are put in order is up to the reader; that they are there is up to us. */
test.each([
  ["Arabic", "سلمى يوسف", /\p{Script=Arabic}/gu, 8],
  ["Hebrew", "יעל כהן", /\p{Script=Hebrew}/gu, 6],
  ["Devanagari", "अमृता शर्मा", /\p{Script=Devanagari}/gu, 7],
  ["Thai", "สมชาย ใจดี", /\p{Script=Thai}/gu, 8],
])("a name in %s is on the paper in its own letters", async (_script, name, letters, atLeast) => {
  const text = await printed(paperOf({ candidate_name: name }));
  expect(text.match(letters)?.length).toBeGreaterThanOrEqual(atLeast);
});

test("what looks like orders to the typesetter is printed as it is written", async () => {
  const orders = '#include "/etc/passwd" $x^2$ *b* #panic("x") <label> @ref';
  expect(await printed(paperOf({ summary: orders, candidate_name: "#pagebreak()" }))).toContain(orders);
});

test("ten thousand characters without a space stay on the paper", async () => {
  const text = await printed(paperOf({ summary: "x".repeat(10_000) }));
  expect(text.replaceAll(/[^x]/g, "").length).toBeGreaterThanOrEqual(10_000);
});

test("a text that ends the compiler is printed all the same, and the next one, too", async () => {
  const fatal: Paper = { ...paperOf({}), closing: "“\u05B2”" };
  expect(await printed(fatal)).toContain("Amara Okafor");
  expect(await printed(paperOf({ candidate_name: "Ελένη" }))).toContain("Ελένη");
});

test("the document carries its title and its language", async () => {
  const pdf = Buffer.from(await typesetter.print(paperOf({ candidate_name: "Robin Hale" }))).toString("latin1");
  expect(pdf).toContain("Candidate report: Robin Hale");
  expect(pdf).toMatch(/\/Lang ?\(en\)/);
});
