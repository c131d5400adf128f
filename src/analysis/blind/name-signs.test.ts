import { expect, test } from "vitest";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { textDocument } from "#tests/support/invented-documents.ts";
import { blindCv } from "./blind-cv.ts";
import { NAME_SIGNS } from "./name-signs.ts";

function seenOf(name: string, heading: string, line: string): string {
  const cv = `${name}\n${heading}\n${line}`;
  return blindCv(extractProfile(textDocument(cv).pages, "2025-03-15")).lines.at(-1)?.text ?? "";
}

const HIDDEN: [sign: string, name: string, line: string, part: string][] = [
  ["several parts together", "Latonya Branch", "References call Latonya Branch reliable", "Branch"],
  ["several parts together", "Latonya Branch", "Branch, Latonya", "Branch"],
  ["beside an initial", "Latonya Branch", "Paper by L. Branch and others", "Branch"],
  ["before a part that is hidden already", "Hope Her", "Hope Her, page 2", "Hope"],
  ["behind an honorific", "Latonya Branch", "References call Ms Branch reliable", "Branch"],
  ["owner of something", "Grant Price", "Grant's team grew", "Grant"],
  ["all that a line says", "Grant Price", "Price, Grant", "Grant"],
  ["all that a line says", "Grant Price", "Price - Page 2", "Price"],
  ["one who is addressed, or who signs", "Grant Price", "Dear Grant, thank you for the garden", "Grant"],
  ["one who is addressed, or who signs", "Grant Price", "Signature: Price", "Price"],
  ["one who did something", "Grant Price", "Grant managed a team", "Grant"],
  ["one who did something", "Molly Cross", "Cross joined us in the spring", "Cross"],
  ["one whom the profile speaks of", "Hope Field", "Hope enjoys difficult questions", "Hope"],
  [
    "a word that is nothing but a name, where the person is presented",
    "Alva Ashgrove",
    "Ashgrove Head Gardener",
    "Ashgrove",
  ],
  ["a word that is nothing but a name, and part of no other", "Alva Ashgrove", "thanked by Ashgrove twice", "Ashgrove"],
];

test.each(HIDDEN)("%s: %s is not seen in “%s”", (_, name, line, part) => {
  expect(seenOf(name, line.startsWith("Ashgrove") ? "Contact" : "Profile", line)).not.toContain(part);
});

test("every sign has its example", () => {
  expect(NAME_SIGNS.map(({ name }) => name)).toEqual([...new Set(HIDDEN.map(([sign]) => sign))]);
});

test.each([
  ["Latonya Branch", "Branch Manager, Hollow Oak Bank"],
  ["Latonya Branch", "Opened a Branch office and ran the branch"],
  ["Lee Price", "Price increased by five percent"],
  ["Molly Cross", "Cross trained all of the staff"],
  ["Thanh Sun", "Moved the ledgers from Sun 5 to another system"],
  ["Hope Field", "Field tested the new pumps"],
  ["Alva Walsh", "Walsh Construction, Arborough"],
  ["Anne Warner", "Songs for Warner/Chappell"],
  ["Brendan Power", "MS Power Point; bilingual in French"],
  ["Lou Painter", "Sign Painter of shops"],
  ["Kit Chen", "Ran the kitchen, kitchen.staff and all"],
  ["Molly Sales", "Sales"],
])("%s keeps the words that speak of work: %s", (name, line) => {
  expect(seenOf(name, "Projects", line)).toBe(line);
});
