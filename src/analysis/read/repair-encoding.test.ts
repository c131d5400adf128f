import { expect, test } from "vitest";
import { documentFromText } from "./document-from-text.ts";
import { repairEncoding } from "./repair-encoding.ts";

const WORDS = "• Led a team – “Café Noël” · 50 £ \uf0b7 done";
const decodedAs = (table: "latin1" | "windows-1252") => new TextDecoder(table).decode(Buffer.from(WORDS));

test.each([
  ["Windows-1252", decodedAs("windows-1252")],
  ["Latin-1", Buffer.from(WORDS).toString("latin1")],
])("a CV whose letters were decoded as %s and saved again says what it said", (_, text) => {
  expect(repairEncoding(text)).toBe(WORDS);
});

test("half a hard space is no letter", () => {
  expect(repairEncoding("Customer ServiceÂ \nSales,Â  Excel Â")).toBe("Customer Service \nSales,  Excel ");
});

test.each(["SÃO PAULO", "CAFÉ–BAR “MENÜ” ÂGÉ", "naïve château, façade", "Ålesund"])("%s stays as it is", (text) => {
  expect(repairEncoding(text)).toBe(text);
});

test("a heading on top of a new page is a heading, and a ligature inside a word stays one", () => {
  const document = documentFromText(
    "Worked in an o\fce for many years\n\fEducation\nBSc Physics, University of Leeds\n",
  );
  expect(document.kind === "text" && document.pages[0]?.text).toBe(
    "Worked in an ofice for many years\nEducation\nBSc Physics, University of Leeds",
  );
});
