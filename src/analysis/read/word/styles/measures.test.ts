import { expect, test } from "vitest";
import { pointsOf, TWIPS } from "./measures.ts";

test("a length is a bare number of its place's unit, or names its own", () => {
  const written = ["20", "-40", "1pt", "1pc", "1in", "2.54cm", "25.4mm", "1em"];
  expect(written.map((length) => pointsOf(length, TWIPS))).toEqual([1, -2, 1, 12, 72, 72, 72, undefined]);
});

test("what is no length is none", () => {
  expect([undefined, "", "auto", "1..2", "1e9", "NaN"].map((length) => pointsOf(length, TWIPS))).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
});
