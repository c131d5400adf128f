import { expect, test } from "vitest";
import { anyOf, oneOf } from "./pattern.ts";

test("a pattern of named parts finds each of them, and nothing else", () => {
  const place = anyOf("iu", { postcode: /\b[A-Z]{1,2}\d\b/u, street: /\d+ \p{L}+ street/u });
  expect(["ls1", "12 Mill Street", "Mill Lane"].map((text) => place.test(text))).toEqual([true, true, false]);
});

test("a group holds the words of all its lists, over line breaks, and keeps a comma inside a pattern", () => {
  const lists = [
    "bank, council",
    `studios?,
    \\d{1,2}th`,
  ];
  expect(oneOf(...lists)).toBe(String.raw`(?:bank|council|studios?|\d{1,2}th)`);
});
