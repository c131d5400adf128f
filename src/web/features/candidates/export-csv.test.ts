import { expect, test } from "vitest";
import { writeCsv } from "#shared/write-csv.ts";
import { countRows } from "./export-csv.ts";

test("the rows of a file are counted, whatever stands in their cells", () => {
  const header = ["Name", "Score"];
  expect(countRows(writeCsv([header]))).toBe(0);
  expect(countRows(writeCsv([header, ["Two\r\nlines", 1], ['"quoted"\r\n', 2], ["Plain", null]]))).toBe(3);
});
