import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { StyledRun } from "#analysis/read/styled-run.ts";
import { type DocLine, docLine, type DocParts, writeDoc } from "#tests/support/doc-writer.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { writeOle } from "#tests/support/ole-writer.ts";
import { readDoc } from "./read-doc.ts";

const VANISH = [0x3c, 0x08, 1];
const WHITE = [0x70, 0x68, 0xff, 0xff, 0xff, 0];
const ROW_END: DocLine = { runs: [], changes: [0x16, 0x24, 1, 0x17, 0x24, 1], end: "\u0007" };

function cell(text: string): DocLine {
  return { ...docLine(text), changes: [0x16, 0x24, 1], end: "\u0007" };
}

function readRuns(parts: DocParts): StyledRun[] {
  const reading = readDoc(writeDoc(parts));
  if (reading.kind === "unreadable") throw new Error(reading.reason);
  return reading.runs;
}

function readText(parts: DocParts): string {
  return readRuns(parts)
    .map(({ text }) => text)
    .join("");
}

test("an old document is read with its headers, boxes, notes, sizes and bold print", () => {
  const parts: DocParts = {
    header: [docLine("+44 7700 900000")],
    body: [docLine("Alva Ashgrove", [0x35, 0x08, 1, 0x43, 0x4a, 40, 0]), docLine("Café – cook\u000Bsince\t2015")],
    boxes: [docLine("Welsh")],
    footnotes: [docLine("\u0002 a note")],
  };
  expect(readText(parts)).toBe("+44 7700 900000\nAlva Ashgrove\nCafé – cook\nsince\t2015\nWelsh\n a note\n");
  expect(readRuns(parts).find(({ text }) => text === "Alva Ashgrove")).toMatchObject({ size: 20, bold: true });
});

test("letters of one byte are those of Windows", () => {
  expect(readText({ body: [docLine("Caf\u00E9 \u0096 \u0093cook\u0094")], isNarrow: true })).toBe("Café – “cook”\n");
});

test("hyphens, columns and symbols stand where they are seen, and a box may lack its end", () => {
  const symbol = { text: "(", changes: [0x09, 0x6a, 1, 0, 0xa7, 0xf0] };
  const line: DocLine = { runs: [symbol, { text: " well\u001Ebeing (a\u000Eb)\u001F" }] };
  expect(readText({ body: [line], boxes: [{ ...docLine("boxed"), end: "" }] })).toBe(
    "\uF0A7 well-being (a\nb)\nboxed\n",
  );
});

test("the instructions of a field are no text, and its result is", () => {
  expect(readText({ body: [docLine("see \u0013 HYPERLINK x \u0014my page\u0015 now")] })).toBe("see my page now\n");
});

test("a row of single lines is one line, and list items start with a bullet", () => {
  const item = { ...docLine("Baked bread"), changes: [0x0b, 0x46, 1, 0] };
  const heading = { ...docLine("Experience"), changes: [0x0b, 0x46, 1, 0, 0x40, 0x26, 0] };
  const empty = { ...docLine(""), changes: [0x0b, 0x46, 1, 0] };
  const removed = { ...docLine("No item"), changes: [0x0b, 0x46, 0, 0xf8] };
  expect(readText({ body: [cell("2019"), cell("Acme"), ROW_END, item, heading, empty, removed] })).toBe(
    "2019\tAcme\n• Baked bread\nExperience\n\nNo item\n",
  );
});

test("each old file that cannot be read says why", () => {
  const body = [docLine("Cook")];
  const whole = writeDoc({ body });
  const patched = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt32LE(value, at);
    return bytes;
  };
  const main = Buffer.from(whole).indexOf(Buffer.from([0xec, 0xa5]));
  const pieces = Buffer.from(whole).indexOf(Buffer.from([2, 16, 0, 0, 0]));
  const files = {
    encrypted: [writeDoc({ body, isEncrypted: true }), writeOle({ EncryptedPackage: Buffer.from("secret") })],
    not_a_document: [
      writeOle({ Workbook: Buffer.from("sheet") }),
      writePlainDocx([{ text: "a zip" }]),
      new Uint8Array(),
    ],
    too_large: [patched(pieces + 9, 3_000_000)],
    corrupt: [
      // A chain of sectors in a circle, a file cut off, no table, no Word file inside, Word 95, no pieces, pieces that overlap.
      patched(512 + 4, 1),
      whole.subarray(0, 3000),
      writeOle({ WordDocument: whole.subarray(main, main + 4096) }),
      patched(main, 0),
      patched(main, 0x68a5ec),
      patched(pieces, 0),
      patched(pieces + 5, 3),
    ],
  };
  for (const [reason, refused] of Object.entries(files)) {
    for (const bytes of refused) expect(readDoc(bytes)).toEqual({ kind: "unreadable", reason });
  }
});

test("no bytes make reading an old file throw, and the same bytes always read the same", () => {
  const file = writeDoc({
    header: [docLine("+44 7700 900000")],
    body: [docLine("Alva Ashgrove", VANISH), { ...docLine("styled"), style: 1 }],
    styles: [{ letters: WHITE }],
  });
  const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 20 });
  const early = fc.array(fc.tuple(fc.nat(1500), fc.nat(255)), { maxLength: 4 });
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), damage, early, (bytes, anywhere, inHeads) => {
      const damaged = Uint8Array.from(file);
      for (const [at, value] of [...anywhere, ...inHeads]) damaged[at] = value;
      const started = Uint8Array.from([...file.subarray(0, 8), ...bytes]);
      for (const candidate of [bytes, started, damaged]) expect(readDoc(candidate)).toEqual(readDoc(candidate));
    }),
    { numRuns: 300 },
  );
});
