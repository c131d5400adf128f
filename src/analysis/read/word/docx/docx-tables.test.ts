import { expect, test } from "vitest";
import type { StyledRun } from "#analysis/read/styled-run.ts";
import { type DocxParts, paragraph, run, table, writeDocx } from "#tests/support/docx-writer.ts";
import { readDocx } from "./read-docx.ts";

const cell = (...lines: string[]) => lines.map((line) => paragraph(run(line))).join("");

function readRuns(parts: DocxParts): StyledRun[] {
  const reading = readDocx(writeDocx(parts));
  return reading.kind === "runs" ? reading.runs : [];
}

function bodyText(body: string): string {
  return readRuns({ body })
    .map(({ text }) => text)
    .join("");
}

/** Which cells of three rows and columns a style hides that applies to one region. */
function hiddenCells(region: string, look: string): string {
  const rows = ["a", "b", "c"].map((row) => ["1", "2", "3"].map((column) => cell(row + column)));
  const properties = "<w:rPr><w:vanish/></w:rPr>";
  const styles = `<w:style w:type="table" w:styleId="Grid"><w:tblStylePr w:type="${region}">${properties}</w:tblStylePr></w:style>`;
  const body = table(rows, `<w:tblStyle w:val="Grid"/><w:tblLook ${look}/>`);
  const runs = readRuns({ styles, body });
  return runs.flatMap(({ text, hidden }) => (hidden === null ? [] : [text])).join(" ");
}

test("a row of single lines is one line, and a layout table is read column by column", () => {
  expect(bodyText(table([[cell("2019"), cell("Acme"), cell("Cook")]]))).toBe("2019\tAcme\tCook\n");
  expect(bodyText(table([[cell("Skills", "Baking"), cell("Work", "Acme")]]))).toBe("Skills\nBaking\nWork\nAcme\n");
  expect(bodyText(table([[table([[cell("inner"), cell("cells")]]) + cell(""), cell("outer")]]))).toBe(
    "inner\tcells\n\nouter\n",
  );
});

test("a table style reaches the cells of its regions", () => {
  expect(hiddenCells("wholeTable", "")).toBe("a1 a2 a3 b1 b2 b3 c1 c2 c3");
  expect(hiddenCells("firstRow", 'w:val="0020"')).toBe("a1 a2 a3");
  expect(hiddenCells("firstRow", 'w:val="0020" w:firstRow="0"')).toBe("");
  expect(hiddenCells("lastRow", 'w:lastRow="1"')).toBe("c1 c2 c3");
  expect(hiddenCells("lastRow", 'w:val="0040"')).toBe("c1 c2 c3");
  expect(hiddenCells("firstCol", 'w:val="0080"')).toBe("a1 b1 c1");
  expect(hiddenCells("lastCol", 'w:val="0100"')).toBe("a3 b3 c3");
  expect(hiddenCells("band1Horz", 'w:val="0420"')).toBe("b1 b2 b3");
  expect(hiddenCells("band2Vert", 'w:val="0200"')).toBe("a2 b2 c2");
  expect(hiddenCells("band1Horz", 'w:val="0200"') + hiddenCells("band1Vert", 'w:val="0400"')).toBe("");
});
