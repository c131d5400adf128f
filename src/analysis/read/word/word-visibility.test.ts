import { expect, test } from "vitest";
import { hiddenTextDocx } from "#tests/support/docx-attacks.ts";
import { honestLookalikeDocx } from "#tests/support/docx-lookalikes.ts";
import { HONEST_SENTENCE } from "#tests/support/docx-sentences.ts";
import { solidFill, textBox } from "#tests/support/docx-drawings.ts";
import { paragraph, run, writeDocx } from "#tests/support/docx-writer.ts";
import { readDocx } from "./docx/read-docx.ts";

/** What hides a sentence; null when nothing does, undefined when it is not in the text at all. */
function hiddenBy(bytes: Uint8Array, sentence: string) {
  const reading = readDocx(bytes);
  if (reading.kind === "unreadable") throw new Error(reading.reason);
  return reading.runs.find(({ text }) => text.includes(sentence))?.hidden;
}

function whiteBox(text: string): string {
  return textBox(paragraph(run(text, '<w:color w:val="FFFFFF"/><w:sz w:val="40"/>')));
}

test.each(hiddenTextDocx())("$name: the sentence is set aside, and the rest is read", ({ bytes, kinds, secret }) => {
  expect(hiddenBy(bytes, secret)).toBe(kinds[0]);
  expect(hiddenBy(bytes, HONEST_SENTENCE)).toBeNull();
});

test.each(honestLookalikeDocx())("$name: the sentence stays visible", ({ bytes, text }) => {
  expect(hiddenBy(bytes, text)).toBeNull();
});

test("a hidden space does not glue the words around it together", () => {
  const reading = readDocx(writeDocx({ body: paragraph(run("two") + run(" ", "<w:vanish/>") + run("words")) }));
  expect(reading).toMatchObject({ runs: [{ text: "two words\n", hidden: null }] });
});

test("white text in a box over a dark shape stays visible, until there is more of it than the shape can hold", () => {
  const bar = textBox("", { width: 595, height: 160, fill: solidFill("2E74B5") });
  const bytes = writeDocx({
    body: paragraph(bar + whiteBox("Alva Ashgrove, cook and baker") + whiteBox("more ".repeat(300))),
  });
  expect(hiddenBy(bytes, "Ashgrove")).toBeNull();
  expect(hiddenBy(bytes, "more")).toBe("blends_in");
});
