import { expect, test } from "vitest";
import { readCsv } from "./read-csv.ts";

test.each([
  [
    "a,b\nc,d",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  [
    "\u{FEFF}a;b\r\nc;d\r\n\r\n",
    [
      ["a", "b"],
      ["c", "d"],
    ],
  ],
  ["a\tb", [["a", "b"]]],
  [
    '"Smith, J ""JJ""",B\nx,"two\nlines"',
    [
      ['Smith, J "JJ"', "B"],
      ["x", "two\nlines"],
    ],
  ],
  ["", []],
])("%j is read as a spreadsheet writes it", (text, rows) => {
  expect(readCsv(text)).toEqual(rows);
});
