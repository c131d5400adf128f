import { expect, test } from "vitest";
import { stem, tokenize } from "./tokenize.ts";

test("forms and spellings of one word fall together", () => {
  const families = [
    "manage manages managed managing",
    "analyse analyze analysed analyzing",
    "service services",
    "policy policies",
    "plan planned planning plans",
    "licence license licenses",
  ];
  expect(families.filter((family) => new Set(family.split(" ").map((word) => stem(word))).size > 1)).toEqual([]);
});

test("words of different meaning stay apart", () => {
  expect(stem("accountant")).not.toBe(stem("account"));
  expect(stem("business")).not.toBe(stem("busy"));
});

test("names of technologies survive as they are written", () => {
  expect(tokenize("C++, C# and .NET").map((token) => token.written)).toEqual(["C++", "C#", "and", ".NET"]);
});
