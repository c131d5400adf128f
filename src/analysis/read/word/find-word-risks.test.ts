import { expect, test } from "vitest";
import { docLine, writeDoc } from "#tests/support/doc-writer.ts";
import { paragraph, run, writeDocx } from "#tests/support/docx-writer.ts";
import { openTestReader } from "#tests/support/test-reader.ts";

const LINE = "Alva Ashgrove, cook and baker since 2015";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const NOTHING = { asksToRun: false, reachesOut: false };

const reader = await openTestReader();

async function risksOf(bytes: Uint8Array) {
  const result = await reader.read(bytes);
  if (result.kind !== "text") throw new Error("no text");
  const { asksToRun, reachesOut } = result;
  return { asksToRun, reachesOut };
}

const docx = (others: Record<string, string> = {}) => risksOf(writeDocx({ body: paragraph(run(LINE)), others }));

/** A part that points somewhere else, as Word writes it. */
function pointing(kind: string, target: string, type = `${OFFICE}/${kind}`) {
  const relationship = `<Relationship Id="rId1" Type="${type}" Target="${target}" TargetMode="External"/>`;
  const rels = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relationship}</Relationships>`;
  return docx({ "word/_rels/settings.xml.rels": rels });
}

test("a plain Word file, new or old, asks for nothing", async () => {
  expect(await docx()).toEqual(NOTHING);
  expect(await risksOf(writeDoc({ body: [docLine(LINE)] }))).toEqual(NOTHING);
});

test("a Word file with macros says so, new or old and whatever they are called", async () => {
  expect(await docx({ "word/vbaProject.bin": "macros" })).toEqual({ ...NOTHING, asksToRun: true });
  const type = "http://schemas.microsoft.com/office/2006/relationships/vbaProject";
  const rels = `<Relationships><Relationship Id="a" Type="${type}" Target="notes.bin"/></Relationships>`;
  expect(await docx({ "word/_rels/settings.xml.rels": rels })).toEqual({ ...NOTHING, asksToRun: true });
  const others = { Macros: new Uint8Array(8) };
  expect(await risksOf(writeDoc({ body: [docLine(LINE)], others }))).toEqual({ ...NOTHING, asksToRun: true });
});

test.each([
  ["attachedTemplate", "https://evil.example/template.dotm"],
  ["attachedTemplate", "file://evil.example/share/template.dotm"],
  ["attachedTemplate", "\\\\evil.example\\share\\template.dotm"],
  ["image", "http://evil.example/pixel.png"],
  ["oleObject", "mhtml:https://evil.example/page.html!x-usc:https://evil.example/page.html"],
  ["frame", "ftp://evil.example/frame.docx"],
])("a Word file that loads a %s from %s when it is opened says so", async (kind, target) => {
  expect(await pointing(kind, target)).toEqual({ ...NOTHING, reachesOut: true });
});

test("a list of pointers that cannot be read is told as well, and the text is read all the same", async () => {
  expect(await docx({ "customXml/_rels/item1.xml.rels": "<Relationships><" })).toEqual({
    ...NOTHING,
    reachesOut: true,
  });
});

test.each([
  ["hyperlink", "https://example.org/portfolio"],
  ["hyperlink", "mailto:alva@example.org"],
  ["attachedTemplate", "file:///C:\\Users\\Alva\\Templates\\Resume.dotx"],
  ["attachedTemplate", "Normal.dotm"],
])("a link to click on, and a template of the writer's own computer, is nothing: %s %s", async (kind, target) => {
  expect(await pointing(kind, target)).toEqual(NOTHING);
});
