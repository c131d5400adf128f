import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCsv } from "./write-csv.ts";

const line = (...cells: Parameters<typeof writeCsv>[0][number]) => writeCsv([cells]).replace("\uFEFF", "");

test("the file says that it is UTF-8 and ends every row with CRLF", () => {
  expect(
    writeCsv([
      ["a", 1],
      ["Zoë", null],
    ]),
  ).toBe("\uFEFFa,1\r\nZoë,\r\n");
});

test.each([
  ["=1+1", "'=1+1"],
  ["+44 20", "'+44 20"],
  ["-5", "'-5"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tTab", "'\tTab"],
  ["\rReturn", '"\'\rReturn"'],
  ["＝1", "'＝1"],
  ["\0=1", "'\0=1"],
  ["a=1", "a=1"],
])("no spreadsheet runs %j", (cell, written) => {
  expect(line(cell)).toBe(`${written}\r\n`);
});

test.each([
  ["Ashgrove, Alva", '"Ashgrove, Alva"'],
  ['the "best"', '"the ""best"""'],
  ["two\nlines", '"two\nlines"'],
])("%j keeps its shape inside quotes", (cell, written) => {
  expect(line(cell)).toBe(`${written}\r\n`);
});

test("a number below zero stays a number, and the same as text does not", () => {
  expect(line(-5, "-5")).toBe("-5,'-5\r\n");
});

/** RFC 4180, read by somebody who knows nothing of how we write it. */
function parse(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, bare, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? bare ?? "");
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

test("whatever a CV says comes back as it was, and no cell begins like a formula", () => {
  const piece = fc.constantFrom(
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    "\0",
    "＝",
    '"',
    ",",
    "'",
    ";",
    "cmd|' /C calc'!A0",
  );
  const cell = fc.oneof(
    fc.string({ unit: "binary-ascii" }),
    fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("")),
  );
  const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(rows, (table) => {
      const read = parse(writeCsv(table).slice(1));
      // oxlint-disable-next-line eslint/no-control-regex
      expect(read.flat().filter((text) => /^[=+\-@\t\r\0＝＋－＠]/u.test(text))).toEqual([]);
      const unguarded = read.map((row, y) =>
        row.map((text, x) => (text === `'${table[y]?.[x]}` ? text.slice(1) : text)),
      );
      expect(unguarded).toEqual(table);
    }),
    { numRuns: 200 },
  );
});
