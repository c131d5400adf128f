import { expect, test } from "vitest";
import { root } from "#tests/support/docx-writer.ts";
import { createPalette } from "./palette.ts";
import { parseXml } from "#analysis/read/word/docx/parse-xml.ts";

const SLOTS = ["dk1", "lt1", "dk2", "lt2", "accent1", "hlink", "folHlink"];
const theme = SLOTS.map((slot, index) => `<a:${slot}><a:srgbClr val="00000${index}"/></a:${slot}>`).join("");

function coloursOf(names: string[], settings = "") {
  const themeXml = root("a:theme", `<a:themeElements><a:clrScheme>${theme}</a:clrScheme></a:themeElements>`);
  const palette = createPalette(
    () => parseXml(Buffer.from(themeXml)),
    parseXml(Buffer.from(root("w:settings", settings))),
  );
  return names.map((name) => palette.themeColour(name));
}

test("every name of a colour leads to its place in the theme", () => {
  expect(coloursOf(["text1", "background1", "text2", "background2"])).toEqual([0, 1, 2, 3]);
  expect(coloursOf(["tx1", "bg1", "tx2", "bg2"])).toEqual([0, 1, 2, 3]);
  expect(coloursOf(["dark1", "light1", "dark2", "light2", "accent1"])).toEqual([0, 1, 2, 3, 4]);
  expect(coloursOf(["hyperlink", "followedHyperlink", "phClr"])).toEqual([5, 6, undefined]);
});

test("a document may swap its colours", () => {
  const swapped = '<w:clrSchemeMapping w:bg1="dark1" w:t1="light2"/>';
  expect(coloursOf(["text1", "bg1", "text2"], swapped)).toEqual([3, 0, 2]);
});
