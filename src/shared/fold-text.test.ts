import { expect, test } from "vitest";
import { findFolded, foldText } from "./fold-text.ts";

test.each([
  ["Zoë", "zoe"],
  ["ÅSA Žižek", "asa zizek"],
  ["GROẞ, Straße", "gross, strasse"],
  ["Łódź, Øresund, Ærø", "lodz, oresund, aero"],
  ["ﬁnance", "finance"],
  ["Zoe\u0308", "zoe"],
  ["Пётр", "петр"],
])("%s is looked for as %s", (written, folded) => expect(foldText(written)).toBe(folded));

const found = (text: string, ...parts: string[]) =>
  findFolded(text, parts).map(({ start, end }) => text.slice(start, end));

test("what is found is told as it was written, with its accents", () => {
  expect(found("Zoë met Zoe\u0308 and ZOE", "zoe")).toEqual(["Zoë", "Zoe\u0308", "ZOE"]);
  expect(found("Große Straße", "strasse", "gross")).toEqual(["Groß", "Straße"]);
  expect(found("led a team, a team", "a team", "a", "team")).toEqual(["a team", "a team"]);
  expect(found("nothing", "zoe", "")).toEqual([]);
});
