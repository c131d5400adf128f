import * as fc from "fast-check";
import { expect, test } from "vitest";
import { hiddenTextDocx } from "#tests/support/docx-attacks.ts";
import { textBox } from "#tests/support/docx-drawings.ts";
import { paragraph, run, table, writeDocx } from "#tests/support/docx-writer.ts";
import { harmlessZips, hostileZips } from "#tests/support/hostile-zips.ts";
import { writeOle } from "#tests/support/ole-writer.ts";
import { readDocx } from "./read-docx.ts";

const HONEST = writeDocx({
  headers: [paragraph(run("+44 7700 900000"))],
  body: paragraph(run("Cook") + textBox(paragraph(run("boxed")))) + table([[paragraph(run("cell"))]]),
});

test.each(hostileZips())("$name is refused", ({ make, reason }) => {
  expect(readDocx(make())).toEqual({ kind: "unreadable", reason });
});

test.each(harmlessZips())("$name: only the text is read", ({ make }) => {
  expect(readDocx(make())).toMatchObject({ kind: "runs", runs: [{ text: "Cook since 2015\n" }] });
});

test("a document behind a password says so, and another office file is no document", () => {
  const protectedFile = writeOle({ EncryptionInfo: Buffer.from("info"), EncryptedPackage: Buffer.from("secret") });
  expect(readDocx(protectedFile)).toEqual({ kind: "unreadable", reason: "encrypted" });
  expect(readDocx(writeOle({ Workbook: Buffer.from("sheet") }))).toEqual({
    kind: "unreadable",
    reason: "not_a_document",
  });
});

test("a file cut off anywhere is damaged", () => {
  for (let percent = 5; percent < 100; percent += 5) {
    const cut = HONEST.subarray(0, Math.floor((HONEST.length * percent) / 100));
    expect(readDocx(cut)).toEqual({ kind: "unreadable", reason: "corrupt" });
  }
});

test("no bytes make reading throw, and the same bytes always read the same", () => {
  const files = [HONEST, ...hiddenTextDocx().map(({ bytes }) => bytes)];
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...files), damage, (bytes, file, changes) => {
      const damaged = Uint8Array.from(file);
      for (const [at, value] of changes) damaged[at % damaged.length] = value;
      const started = Uint8Array.from([0x50, 0x4b, 3, 4, ...bytes]);
      for (const candidate of [bytes, started, damaged]) expect(readDocx(candidate)).toEqual(readDocx(candidate));
    }),
    { numRuns: 200 },
  );
});

const NAMES = "p r t tbl tr tc sdt ins del pPr rPr sz color shd ind drawing fldChar sectPr framePr vMerge".split(" ");
const VALUES = ["", "-1", "1e9", "NaN", "FFFFFF", "auto", "begin", "end", "separate", "exact", "__proto__"];

test("no document makes reading throw, whatever its elements say", () => {
  const tag = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...VALUES));
  const { element } = fc.letrec<{ element: string }>((tie) => ({
    element: fc
      .tuple(tag, fc.oneof({ maxDepth: 5 }, fc.constant([]), fc.array(tie("element"), { maxLength: 3 })))
      .map(([[name, value], inner]) => {
        const attributes = ["val", "w", "fldCharType", "lineRule", "hRule"].map((own) => `w:${own}="${value}"`);
        return `<w:${name} ${attributes.join(" ")}>${inner.join("")}x</w:${name}>`;
      }),
  }));
  fc.assert(
    fc.property(fc.array(element, { maxLength: 6 }), (body) => {
      const bytes = writeDocx({ body: body.join("") });
      expect(readDocx(bytes)).toEqual(readDocx(bytes));
    }),
    { numRuns: 200 },
  );
});
