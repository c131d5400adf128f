import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { LABEL_RULES } from "./find-labelled-name.ts";
import { NAME_READINGS } from "./name-readings.ts";

function nameIn(top: string): string | null {
  const text = `${top}\nSummary\nkeeps ledgers and closes the month\nWork Experience\nClerk\nHollow Oak Ltd\n2019 to 2021`;
  return extractProfile(textDocument(text).pages, "2025-03-15").name;
}

const READINGS: [rule: string, top: string, name: string][] = [
  ["the family name before a comma", "ASHGROVE, Alva\nalva@example.org", "Alva Ashgrove"],
  ["a name of several words", "Alva Ashgrove", "Alva Ashgrove"],
  ["a name of several words", "Fatima al-Harbi", "Fatima al-Harbi"],
  ["a name of several words", "Chiara d'Ambrosio", "Chiara d'Ambrosio"],
  ["a name of several words", "Nguyễn Văn An\nHà Nội", "Nguyễn Văn An"],
  ["a name of several words", "A.ASHGROVE MOSSEND", "A. Ashgrove Mossend"],
  ["a name of several words", "Ashgrove .A\n07700 900123", "Ashgrove A"],
  ["a name of several words", "Alva (Allie) Ashgrove", "Alva Ashgrove"],
  ["a name of several words", 'Alva "Allie" Ashgrove', "Alva Ashgrove"],
  ["a name of several words", "# Alva Ashgrove\n**Gardener**", "Alva Ashgrove"],
  ["a name of several words", "Alva Ashgrove 07700 900123 alva@example.org", "Alva Ashgrove"],
  ["a name of several words", "Alva Ashgrove alva.ashgrove@example.org", "Alva Ashgrove"],
  ["a name of several words", "Page 1 of 2\nAlva Ashgrove", "Alva Ashgrove"],
  ["a name of several words", "Leeds, England\nAlva Ashgrove\nalva@example.org", "Alva Ashgrove"],
  ["a name of several words", "Alva Ashgrove\nSun Prairie, WI 53590\n66479@sunprairie.example.org", "Alva Ashgrove"],
  ["a name of several words", "A L V A  A S H G R O V E\nalva@example.org", "Alva Ashgrove"],
  ["a name of several words", "小龙 李", "小龙 李"],
  ["a name of several words", "Greg Head\n07700 900123", "Greg Head"],
  ["a name of several words", "Molly Law\nGardener", "Molly Law"],
  ["a given name above the family name", "Alva\nAshgrove", "Alva Ashgrove"],
  ["a single name that the address bears out", "Alva\nalva@example.org", "Alva"],
  ["a name in small letters", "alva ashgrove", "Alva Ashgrove"],
  ["a name in small letters", "alva. ashgrove-moss", "Alva. Ashgrove-moss"],
  ["a name before a title", "Alva Ashgrove Head Gardener\nalva@example.org", "Alva Ashgrove"],
];

test.each(READINGS)("%s: %s", (_, top, name) => {
  expect(nameIn(top)).toBe(name);
});

const LABELS: [rule: string, top: string, name: string][] = [
  [
    "the name behind its label",
    "Curriculum Vitae\nName : alva ashgrove\nFather's name: Paul Ashgrove",
    "Alva Ashgrove",
  ],
  ["the name behind its label", "Name of Candidate: Alva Ashgrove", "Alva Ashgrove"],
  ["the name behind its label", "| Name | Alva Ashgrove |\n| Phone | 07700 900123 |", "Alva Ashgrove"],
  ["the name behind its label", "Candidate: Molly Sales", "Molly Sales"],
  [
    "given and family name, each behind a label of its own",
    "CV\nSurname: Ashgrove\nForenames: Alva Mary",
    "Alva Mary Ashgrove",
  ],
  ["the name on the line below its label", "Personal Information\nName\nAlva Ashgrove", "Alva Ashgrove"],
];

test.each(LABELS)("%s: %s", (_, top, name) => {
  expect(nameIn(top)).toBe(name);
});

test("every rule has its example", () => {
  expect(NAME_READINGS.map(({ name }) => name)).toEqual([...new Set(READINGS.map(([rule]) => rule))]);
  expect(LABEL_RULES.map(({ name }) => name)).toEqual([...new Set(LABELS.map(([rule]) => rule))]);
});

test.each([
  "Retail Sales\n07700 900123",
  "Leeds, England\n07700 900123",
  "Grocery Clerk",
  "COMBAT TRAINER / INSTRUCTOR",
])("what people do and where they live is not a name: %s", (top) => {
  expect(nameIn(top)).toBeNull();
});
