import { expect, test } from "vitest";
import type { StyledRun } from "#analysis/read/styled-run.ts";
import { textBox } from "#tests/support/docx-drawings.ts";
import {
  escapeText,
  listFiles,
  paragraph,
  run,
  writeDocx,
  writePlainDocx,
  zipDocx,
} from "#tests/support/docx-writer.ts";
import { readDocx } from "./read-docx.ts";

function readRuns(bytes: Uint8Array): StyledRun[] {
  const reading = readDocx(bytes);
  if (reading.kind === "unreadable") throw new Error(reading.reason);
  return reading.runs;
}

function readText(bytes: Uint8Array): string {
  return readRuns(bytes)
    .map(({ text }) => text)
    .join("");
}

const FORMULA =
  '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:r><m:t> x+1</m:t></m:r></m:oMath>';
const field = (kind: string) => `<w:r><w:fldChar w:fldCharType="${kind}"/></w:r>`;
const bodyText = (body: string) => readText(writeDocx({ body }));

test("a document is read line by line with sizes, bold print and colours", () => {
  const runs = readRuns(
    writeDocx({
      body:
        paragraph(run("Alva Ashgrove", '<w:b/><w:sz w:val="40"/><w:color w:val="2E74B5"/>')) +
        paragraph(run("Cook & baker <since> 2015")),
    }),
  );
  expect(runs[0]).toEqual({ text: "Alva Ashgrove", size: 20, bold: true, colour: 0x2e74b5, hidden: null });
  expect(runs[1]).toEqual({ text: "\nCook & baker <since> 2015\n", size: 11, bold: false, colour: 0, hidden: null });
});

test("headers come first, then the body, its notes, and the footers", () => {
  const bytes = writeDocx({
    headers: [paragraph(run("+44 7700 900000")), paragraph(run("+44 7700 900000")), paragraph(run("Page"))],
    footers: [paragraph(run("References on request"))],
    footnotes: [paragraph(run("Second note")), paragraph(run("First note"))],
    endnotes: [paragraph(run("Last note"))],
    body: paragraph(
      `${run("Body")}<w:r><w:endnoteReference w:id="1"/></w:r><w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:footnoteReference w:id="1"/></w:r>`,
    ),
  });
  expect(readText(bytes)).toBe(
    "+44 7700 900000\nPage\nBody\nFirst note\nSecond note\nLast note\nReferences on request\n",
  );
});

test("breaks, tabs, hyphens and symbols stand where they are seen", () => {
  const marks =
    '<w:r><w:t>a</w:t><w:br/><w:t>b</w:t><w:tab/><w:t>well</w:t><w:noBreakHyphen/><w:t>being soft</w:t><w:softHyphen/><w:t>ware</w:t><w:ptab/><w:sym w:char="none"/><w:cr/><w:sym w:font="Wingdings" w:char="F0A7"/></w:r>';
  expect(bodyText(paragraph(marks))).toBe("a\nb\twell-being software\t\n\uF0A7\n");
});

test("an icon written as a letter in a font of symbols is no letter", () => {
  expect(bodyText(paragraph(run("§", '<w:rFonts w:ascii="Wingdings"/>') + run(" Python")))).toBe("\uF0A7 Python\n");
});

test("a text box is read once, after the paragraph beside which it stands", () => {
  const boxed = textBox(paragraph(run("Languages")) + paragraph(run("Welsh")));
  expect(bodyText(paragraph(run("Alva ") + boxed + run("Ashgrove")) + paragraph(run("Cook")))).toBe(
    "Alva Ashgrove\nLanguages\nWelsh\nCook\n",
  );
});

test("list items start with a bullet, by themselves or by their style, and numbered headings do not", () => {
  const styles =
    '<w:style w:type="paragraph" w:styleId="Item"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Head"><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
  const listed = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>';
  const body = [
    paragraph(run("Baked") + run(" bread"), listed),
    paragraph(run("Sold it"), '<w:pStyle w:val="Item"/>'),
    paragraph(run("Not listed"), '<w:pStyle w:val="Item"/><w:numPr><w:numId w:val="0"/></w:numPr>'),
    paragraph(run("Experience"), `<w:pStyle w:val="Head"/>${listed}`),
    paragraph("", listed),
  ].join("");
  expect(readText(writeDocx({ styles, body }))).toBe("• Baked bread\n• Sold it\nNot listed\nExperience\n\n");
});

test("links, insertions, content controls and formulas are text, instructions of fields are not", () => {
  const instruction = "<w:r><w:instrText>HYPERLINK secret</w:instrText></w:r>";
  const inner = [
    `<w:hyperlink r:id="x">${run("alva@example.org")}</w:hyperlink>`,
    `<w:ins w:id="1">${run(" inserted")}</w:ins><w:moveTo w:id="2">${run(" moved")}</w:moveTo>`,
    `<w:smartTag>${run(" tagged")}</w:smartTag><w:customXml>${run(" marked")}</w:customXml>`,
    `<w:dir w:val="ltr">${run(" left")}</w:dir><w:bdo w:val="ltr">${run(" right")}</w:bdo>`,
    `<w:r><w:ruby><w:rt>${run("aloud")}</w:rt><w:rubyBase>${run(" written")}</w:rubyBase></w:ruby></w:r>`,
    `<w:sdt><w:sdtPr><w:text/></w:sdtPr><w:sdtContent>${run(" controlled")}</w:sdtContent></w:sdt>`,
    `<w:fldSimple w:instr="PAGE">${run(" 1")}</w:fldSimple>`,
    field("begin") + instruction + run("secret") + field("separate") + run(" linked") + field("end"),
    FORMULA,
  ];
  expect(bodyText(paragraph(inner.join("")))).toBe(
    "alva@example.org inserted moved tagged marked left right written controlled 1 linked x+1\n",
  );
});

test("a field inside the instructions of another is part of them", () => {
  const inner = field("begin") + run("PAGE") + field("separate") + run("1") + field("end");
  const outer = field("begin") + run("IF ") + inner + run(" secret") + field("separate") + run("shown") + field("end");
  expect(bodyText(paragraph(outer + run(" after")))).toBe("shown after\n");
});

test("a size is inherited from the run's style, the paragraph's style, what it builds on, and the defaults", () => {
  const styles =
    '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="18"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"/>' +
    '<w:style w:type="paragraph" w:styleId="Base"><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Title"><w:basedOn w:val="Base"/></w:style>' +
    '<w:style w:type="character" w:styleId="Strong"><w:rPr><w:b/><w:sz w:val="50"/></w:rPr></w:style>' +
    '<w:style w:type="paragraph" w:styleId="Round"><w:basedOn w:val="Round"/></w:style>';
  const body = [
    paragraph(run("default")),
    paragraph(run("styled"), '<w:pStyle w:val="Title"/>'),
    paragraph(run("strong in strong", '<w:rStyle w:val="Strong"/>'), '<w:pStyle w:val="Title"/>'),
    paragraph(run("own", '<w:sz w:val="24"/>'), '<w:pStyle w:val="Round"/>'),
  ].join("");
  const looks = readRuns(writeDocx({ styles, body })).filter(({ text }) => text.trim() !== "");
  expect(looks.map(({ size, bold }) => [size, bold])).toEqual([
    [9, false],
    [15, true],
    [25, false],
    [12, false],
  ]);
});

test("the strict namespaces say the same as the usual ones", () => {
  const body = paragraph(run("Cook") + textBox(paragraph(run("boxed", "<w:b/>")))) + paragraph(FORMULA);
  const files = Object.entries(listFiles({ headers: [paragraph(run("Alva"))], body })).map(([name, xml]) => [
    name,
    xml.replaceAll(
      /http:\/\/schemas\.openxmlformats\.org\/(wordprocessingml|officeDocument|drawingml)\/2006/gu,
      "http://purl.oclc.org/ooxml/$1",
    ),
  ]);
  expect(readText(zipDocx(Object.fromEntries(files)))).toBe("Alva\nCook\nboxed\n x+1\n");
});

test("other prefixes and a main part elsewhere make no difference", () => {
  const files = listFiles({ body: paragraph(run("Alva Ashgrove", "<w:b/>")) });
  const main = files["word/document.xml"] ?? "";
  const renamed = main.replaceAll("xmlns:w=", "xmlns:other=").replaceAll(/(<\/?|\s)w:/gu, "$1other:");
  const moved = (files["_rels/.rels"] ?? "").replace("word/document.xml", "/Parts/Main.xml");
  expect(readRuns(zipDocx({ "_rels/.rels": moved, "parts/main.xml": renamed }))[0]).toMatchObject({ bold: true });
});

test("a plain document has one line per paragraph", () => {
  const lines = [{ text: "Alva", size: 20, bold: true }, { text: escapeText("Cook") }];
  expect(readText(writePlainDocx(lines))).toBe("Alva\nCook\n");
});
