import { fieldMark, SECRET, secret } from "#tests/support/docx-sentences.ts";
import { textBox } from "#tests/support/docx-drawings.ts";
import { type DocxParts, paragraph, relationships, root, run } from "#tests/support/docx-writer.ts";

/** Places that hold text which is no part of the page. */
export const UNREAD_TEXT: Record<string, DocxParts> = {
  "a comment": { body: "", others: { "word/comments.xml": root("w:comments", secret("")) } },
  "the properties": { body: "", others: { "docProps/core.xml": `<title>${SECRET}</title>` } },
  "custom data": { body: "", others: { "customXml/item1.xml": `<note>${SECRET}</note>` } },
  "document variables": { body: "", settings: `<w:docVars><w:docVar w:name="a" w:val="${SECRET}"/></w:docVars>` },
  "alternative text": { body: paragraph(textBox(paragraph(""), { name: `descr="${SECRET}"` })) },
  "an embedded chunk": {
    body: '<w:altChunk r:id="chunk"/>',
    others: { "word/chunk.html": `<p>${SECRET}</p>` },
  },
  "a header of even pages, which the document does not tell apart": {
    headers: [secret("")],
    headerPages: "even",
    body: "",
  },
  "a header of a first page like any other": { headers: [secret("")], headerPages: "first", body: "" },
  "a main part of a type that Word does not know": {
    body: "",
    others: {
      "_rels/.rels": relationships([
        ["urn:other/officeDocument", "other", "word/other.xml"],
        ["officeDocument", "main", "word/document.xml"],
      ]),
      "word/other.xml": root("w:document", `<w:body>${secret("")}</w:body>`),
    },
  },
  "a note nobody refers to": { body: "", footnotes: [secret("")] },
  "the instructions of a field": { body: paragraph(`${fieldMark("begin")}${run(SECRET)}${fieldMark("end")}`) },
  "an element of an unknown name": { body: `<x:new xmlns:x="urn:unknown">${secret("")}</x:new>` },
  "the alternative that Word does not take": {
    body: paragraph(
      `<mc:AlternateContent><mc:Choice Requires="wps">${run("shown")}</mc:Choice><mc:Fallback>${run(SECRET)}</mc:Fallback></mc:AlternateContent>`,
    ),
  },
};
