import { expect, test } from "vitest";
import { flateBomb } from "#tests/support/hostile-pdfs.ts";
import { writePlainDocx } from "#tests/support/docx-writer.ts";
import { docLine, writeDoc } from "#tests/support/doc-writer.ts";
import { openTestReader, readText } from "#tests/support/test-reader.ts";

const LINES = ["Alva Ashgrove", "Grows tomatoes in the greenhouse of the town"];

test("a Word file is read whatever its name, old or new", async () => {
  const reader = await openTestReader();
  for (const bytes of [
    writePlainDocx(LINES.map((text) => ({ text }))),
    writeDoc({ body: LINES.map((text) => docLine(text)) }),
  ]) {
    const document = await readText(reader, bytes);
    expect(document.pages[0]?.lines.map((line) => line.text)).toEqual(LINES);
    expect(document.pages[0]?.words.every(({ box }) => box.width > 0 && box.height > 0)).toBe(true);
  }
});

test("a file that needs more memory than there is breaks its reader and nothing else", async () => {
  const reader = await openTestReader();
  expect(await reader.read(await flateBomb(300))).toEqual({ kind: "unreadable", reason: "unsafe" });
  expect(reader.isSpent).toBe(true);
});
