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
