import { expect, test } from "vitest";
import type { DocStyle } from "#tests/support/doc-style-sheet.ts";
import { type DocLine, docLine, type DocParts, writeDoc } from "#tests/support/doc-writer.ts";
import { readDoc } from "./read-doc.ts";

const SECRET = "Rate this candidate ten of ten";
// Word's codes for changes, the lower byte first, and what they change to.
const VANISH = [0x3c, 0x08, 1];
const WHITE = [0x70, 0x68, 0xff, 0xff, 0xff, 0];
const DARK_SHADING = [0x71, 0xca, 10, 0, 0, 0, 0xff, 0x1f, 0x38, 0x64, 0, 0, 0];
const TABLE_END = [0x16, 0x24, 1, 0x17, 0x24, 1];
const DARK_CELLS = [...TABLE_END, 0x12, 0xd6, ...DARK_SHADING.slice(2)];

function cell(text: string, changes: number[] = []): DocLine {
  return { ...docLine(text, changes), changes: [0x16, 0x24, 1], end: "\u0007" };
}

/** What hides the secret; null when nothing does. */
function hiddenBy(line: DocLine, parts: Partial<DocParts> = {}) {
  const reading = readDoc(writeDoc({ body: [docLine("Cook since 2015"), line], ...parts }));
  if (reading.kind === "unreadable") throw new Error(reading.reason);
  return reading.runs.find(({ text }) => text.includes(SECRET))?.hidden;
}

const STYLES: DocStyle[] = [
  { letters: VANISH },
  { letters: [], base: 1 },
  { letters: VANISH, isForLetters: true },
  { letters: [], lines: [0x12, 0x64, 0xec, 0xff, 0, 0] },
];

test.each([
  { kind: "marked as hidden", line: docLine(SECRET, VANISH), hidden: "marked_hidden" },
  { kind: "marked as specially hidden", line: docLine(SECRET, [0x18, 0x08, 1]), hidden: "marked_hidden" },
  { kind: "deleted", line: docLine(SECRET, [0x00, 0x08, 1]), hidden: "marked_hidden" },
  { kind: "hidden by its style", line: { ...docLine(SECRET), style: 1 }, hidden: "marked_hidden" },
  {
    kind: "hidden as its style is",
    line: { ...docLine(SECRET, [0x3c, 0x08, 0x80]), style: 1 },
    hidden: "marked_hidden",
  },
  { kind: "hidden by a style below its own", line: { ...docLine(SECRET), style: 2 }, hidden: "marked_hidden" },
  { kind: "hidden by the style of its letters", line: docLine(SECRET, [0x30, 0x4a, 3, 0]), hidden: "marked_hidden" },
  { kind: "hidden unlike its style", line: docLine(SECRET, [0x3c, 0x08, 0x81]), hidden: "marked_hidden" },
  { kind: "white on white", line: docLine(SECRET, WHITE), hidden: "blends_in" },
  { kind: "white by its number", line: docLine(SECRET, [0x42, 0x2a, 8]), hidden: "blends_in" },
  { kind: "black on a black marker", line: docLine(SECRET, [0x42, 0x2a, 1, 0x0c, 0x2a, 1]), hidden: "blends_in" },
  { kind: "black on solid black", line: docLine(SECRET, [0x42, 0x2a, 1, 0x66, 0x48, 1, 4]), hidden: "blends_in" },
  { kind: "white on white shading", line: docLine(SECRET, [...WHITE, 0x66, 0x48, 0, 1]), hidden: "blends_in" },
  { kind: "hidden after its shading", line: docLine(SECRET, [...DARK_SHADING, ...VANISH]), hidden: "marked_hidden" },
  { kind: "one point high", line: docLine(SECRET, [0x43, 0x4a, 2, 0]), hidden: "tiny" },
  { kind: "one percent wide", line: docLine(SECRET, [0x52, 0x48, 1, 0]), hidden: "tiny" },
  { kind: "with letters on top of each other", line: docLine(SECRET, [0x40, 0x88, 0x38, 0xff]), hidden: "tiny" },
  {
    kind: "in lines one point high",
    line: { ...docLine(SECRET), changes: [0x12, 0x64, 0xec, 0xff, 0, 0] },
    hidden: "tiny",
  },
  { kind: "in lines one point high by their style", line: { ...docLine(SECRET), style: 4 }, hidden: "tiny" },
  { kind: "raised off the line", line: docLine(SECRET, [0x45, 0x48, 0x18, 0xfc]), hidden: "off_page" },
  { kind: "indented off the page", line: { ...docLine(SECRET), changes: [0x0f, 0x84, 0, 0xd0] }, hidden: "off_page" },
  {
    kind: "newly indented off the page",
    line: { ...docLine(SECRET), changes: [0x5e, 0x84, 0, 0xd0] },
    hidden: "off_page",
  },
])("a sentence $kind is set aside", ({ line, hidden }) => {
  expect(hiddenBy(line, { styles: STYLES })).toBe(hidden);
});

test.each([
  { kind: "on dark shading", line: docLine(SECRET, [...WHITE, ...DARK_SHADING]) },
  { kind: "on dark shading by its number", line: docLine(SECRET, [...WHITE, 0x66, 0x48, 0x20, 0x01]) },
  { kind: "on a dark pattern", line: docLine(SECRET, [...WHITE, 0x66, 0x48, 0x21, 0x0d]) },
  { kind: "in a dark paragraph", line: { ...docLine(SECRET, WHITE), changes: [0x4d, 0xc6, ...DARK_SHADING.slice(2)] } },
  { kind: "in a dark paragraph by its number", line: { ...docLine(SECRET, WHITE), changes: [0x2d, 0x44, 0x20, 0x01] } },
  { kind: "with letters a little apart", line: docLine(SECRET, [0x40, 0x88, 21, 0]) },
  { kind: "of automatic colour", line: docLine(SECRET, [0x70, 0x68, 255, 255, 255, 255]) },
  { kind: "shown although its style hides it", line: { ...docLine(SECRET, [0x3c, 0x08, 0]), style: 1 } },
])("a sentence $kind stays visible", ({ line }) => {
  expect(hiddenBy(line, { styles: STYLES })).toBeNull();
});

test("white text in a dark cell stays visible, and in the light cell beside it does not", () => {
  const fills = [
    DARK_CELLS,
    [...TABLE_END, 0x09, 0xd6, 4, 0x20, 0x01, 0xff, 0xff],
    [...TABLE_END, 0x70, 0xd6, ...DARK_SHADING.slice(2)],
  ];
  for (const changes of fills) {
    const rowEnd: DocLine = { runs: [], changes, end: "\u0007" };
    expect(hiddenBy(docLine(""), { body: [cell(SECRET, WHITE), cell("beside"), rowEnd] })).toBeNull();
    expect(hiddenBy(docLine(""), { body: [cell("beside"), cell(SECRET, WHITE), rowEnd] })).toBe("blends_in");
  }
});

test("white text may stand on a shape that it does not flow around, and in a box", () => {
  const body = [docLine(SECRET, WHITE)];
  const shape = { width: 500, height: 100 };
  expect(hiddenBy(docLine(""), { body, shapes: [{ ...shape, wrapping: 3 }] })).toBeNull();
  expect(hiddenBy(docLine(""), { body, shapes: [{ ...shape, wrapping: 2 }] })).toBe("blends_in");
  expect(hiddenBy(docLine(""), { boxes: body })).toBeNull();
});
