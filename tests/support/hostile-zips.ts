import { zipSync } from "fflate";
import { listFiles, paragraph, root, run, writeDocx, zipDocx } from "#tests/support/docx-writer.ts";
import { bomb, claim, patch, twice } from "#tests/support/forged-zips.ts";

const MEGABYTE = 1024 * 1024;

export interface HostileZip {
  name: string;
  make: () => Uint8Array;
  reason: "corrupt" | "encrypted" | "too_large" | "not_a_document";
}

/** Files that must be refused, quickly and without a word of their text. */
export function hostileZips(): HostileZip[] {
  const honest = writeDocx({ body: paragraph(run("Cook since 2015")) });
  return [
    { name: "a document that claims four gigabytes", make: () => claim(honest, 0xfffffff0), reason: "too_large" },
    { name: "a document that claims ninety megabytes", make: () => claim(honest, 90 * MEGABYTE), reason: "too_large" },
    { name: "two hundred megabytes in one part", make: () => bomb(200 * MEGABYTE), reason: "too_large" },
    {
      name: "two hundred megabytes that claim to be one kilobyte",
      make: () => claim(bomb(200 * MEGABYTE), 1024),
      reason: "corrupt",
    },
    { name: "a hundred kilobytes that claim to be less", make: () => claim(bomb(100_000), 1024), reason: "corrupt" },
    { name: "twenty megabytes in twenty kilobytes", make: () => bomb(20 * MEGABYTE), reason: "too_large" },
    { name: "a document of forty megabytes", make: () => withXml(" ".repeat(40 * MEGABYTE)), reason: "too_large" },
    {
      name: "a picture that claims two hundred megabytes",
      make: () => claim(honest, 200 * MEGABYTE, "[Content_Types].xml"),
      reason: "too_large",
    },
    { name: "a part behind a password", make: () => patch(honest, 8, 1), reason: "encrypted" },
    { name: "a part packed in an unknown way", make: () => patch(honest, 10, 99), reason: "corrupt" },
    { name: "a part with a wrong checksum", make: () => patch(honest, 16, 0), reason: "corrupt" },
    { name: "a directory that is none", make: () => patch(honest, 0, 0), reason: "corrupt" },
    { name: "a directory that points elsewhere", make: () => patch(honest, 42, 1), reason: "corrupt" },
    { name: "a document shorter than it claims", make: () => claim(honest, 100_000), reason: "corrupt" },
    { name: "a zip inside the zip", make: () => withDocument(honest), reason: "corrupt" },
    { name: "65,000 entries", make: () => manyEntries(65_000), reason: "too_large" },
    { name: "two documents of one name", make: () => twice(), reason: "corrupt" },
    { name: "an entity that reads a file", make: () => withXml(XXE), reason: "corrupt" },
    { name: "a billion laughs", make: () => withXml(LAUGHS), reason: "corrupt" },
    { name: "an unknown entity", make: () => withXml(root("w:document", "&secret;")), reason: "corrupt" },
    { name: "a hundred thousand elements inside each other", make: () => withXml(nested(100_000)), reason: "corrupt" },
    {
      name: "half a million elements",
      make: () => withXml(root("w:document", "<w:p/>".repeat(500_000))),
      reason: "too_large",
    },
    { name: "a spreadsheet", make: () => zipDocx({ "xl/workbook.xml": "<workbook/>" }), reason: "not_a_document" },
    { name: "a document that is something else", make: () => withXml("<html/>"), reason: "not_a_document" },
    { name: "an empty zip", make: () => zipSync({}), reason: "not_a_document" },
    { name: "no bytes at all", make: () => new Uint8Array(), reason: "not_a_document" },
    { name: "plain words", make: () => Buffer.from("Cook since 2015, and no zip at all"), reason: "not_a_document" },
    { name: "the beginning of a zip", make: () => Buffer.from("PK\u0003\u0004 and no more"), reason: "corrupt" },
  ];
}

/** Strange, but their text can be read: what is strange about them is never looked at. */
export function harmlessZips(): Omit<HostileZip, "reason">[] {
  const body = paragraph(run("Cook since 2015"));
  const others = {
    "../../../etc/passwd": "root",
    "word/vbaProject.bin": "macros",
    "word/_rels/settings.xml.rels": outside("attachedTemplate"),
    "customXml/item1.xml": LAUGHS,
  };
  const files = listFiles({ body, others });
  const linked = {
    ...listFiles({ body, headers: [paragraph(run("never read"))] }),
    "word/_rels/document.xml.rels": outside("header"),
  };
  const wide = root(
    "w:document",
    `<w:body><w:p w:rsidR="${"A".repeat(5 * MEGABYTE)}">${run("Cook since 2015")}</w:p></w:body>`,
  );
  return [
    { name: "names that climb out of the folder, macros and a template from the network", make: () => zipDocx(files) },
    { name: "a header from the network", make: () => zipDocx(linked) },
    {
      name: "an attribute of five megabytes",
      make: () => zipSync(encode({ ...files, "word/document.xml": wide }), { level: 0 }),
    },
  ];
}

const XXE = '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document>&x;</w:document>';
const LAUGHS = `<!DOCTYPE d [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => {
  const [name, inner] = ["abcdefghij".charAt(index + 1), "abcdefghij".charAt(index)];
  return `<!ENTITY ${name} "${`&${inner};`.repeat(10)}">`;
}).join("")}]><w:document>&j;</w:document>`;

function nested(depth: number): string {
  return root("w:document", "<w:sdt>".repeat(depth) + "</w:sdt>".repeat(depth));
}

function outside(kind: string): string {
  const office = "http://schemas.openxmlformats.org";
  const type = `${office}/officeDocument/2006/relationships/${kind}`;
  return `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="header1" Type="${type}" Target="header1.xml" TargetMode="External"/></Relationships>`;
}

/** Stored, not packed: small on disk would already be reason enough to refuse it. */
function withXml(document: string): Uint8Array {
  return zipSync(encode({ ...listFiles({ body: "" }), "word/document.xml": document }), { level: 0 });
}

function withDocument(document: Uint8Array): Uint8Array {
  return zipSync({ ...encode(listFiles({ body: "" })), "word/document.xml": document });
}

function encode(files: Record<string, string>): Record<string, Uint8Array> {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)]));
}

function manyEntries(count: number): Uint8Array {
  return zipSync(Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}`, new Uint8Array()])), {
    level: 0,
  });
}
