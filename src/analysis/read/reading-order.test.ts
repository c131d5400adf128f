import { expect, test } from "vitest";
import { type PdfLine, writePdf } from "#tests/support/pdf-writer.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";

const reader = await openTestReader();

function column(words: string[], x: number): PdfLine[] {
  return words.map((text, index) => ({ text, x, y: 120 + index * 16 }));
}

async function linesOf(lines: PdfLine[]): Promise<string[]> {
  const document = await readText(reader, writePdf([lines]));
  return document.pages[0]?.lines.map((line) => line.text) ?? [];
}

test("two columns side by side are read one after the other", async () => {
  const left = ["Skills", "Pruning of apple trees", "Grafting", "Languages", "English and Welsh"];
  const right = ["Experience", "Head Gardener at Hollow Oak", "Planted four orchards", "Led a team of six"];
  const lines = [{ text: "Alva Ashgrove", size: 20, y: 60 }, ...column(left, 50), ...column(right, 300)];
  expect(await linesOf(lines)).toEqual(["Alva Ashgrove", ...left, ...right]);
});

test("words that only a gap keeps apart are not glued together", async () => {
  const words = ["Head", "Gardener", "Orchard"].map((text, index) => ({ text, x: 50 + index * 60, y: 100 }));
  expect((await linesOf([...words, { text: "and more to read here" }]))[0]).toBe("Head Gardener Orchard");
});

test("size, weight and colour of each word are kept", async () => {
  const lines = [{ text: "Alva Ashgrove", size: 20, bold: true }, { text: "Keeps bees on the roof" }];
  const document = await readText(reader, writePdf([lines]));
  const [name, , verb] = document.pages[0]?.words ?? [];
  expect(name).toMatchObject({ start: 0, end: 4, bold: true, colour: 0 });
  expect(verb?.bold).toBe(false);
  expect(name?.box.height).toBeGreaterThan(1.8 * (verb?.box.height ?? Infinity));
});
