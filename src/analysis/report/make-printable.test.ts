import fc from "fast-check";
import { expect, test } from "vitest";
import { makeCertain, makePrintable } from "./make-printable.ts";

test.each([
  ["control characters", "a\u0000b\u0007c", "abc"],
  ["borrowed direction", "cv\u202Efdp.exe\u2066", "cvfdp.exe"],
  ["half a character", "a\uD800b", "a\uFFFDb"],
  ["a private sign", "a\uE000b", "ab"],
  ["line ends of other systems", "a\r\nb\rc\u2028d", "a\nb\nc\nd"],
  ["Arabic as drawn shapes", "\uFEB3\uFEFC\uFEE1", "سلام"],
  ["a vowel mark without a letter", "\u05B2 \u064B!", " !"],
  ["a script without a font, from right to left", "ܫܠܡ", "\uFFFD\uFFFD\uFFFD"],
])("%s: the paper shows what can be shown", (_what, written, shown) => {
  expect(makePrintable(written)).toBe(shown);
});

test.each(["مُحَمَّد", "שָׁלוֹם", "می‌خواهم", "Zoë", "क्षत्रिय", "#include $x$", "a\nb"])("%s stays as it is", (text) => {
  expect(makePrintable(text)).toBe(text);
});

test("a word that is wider than any page may break every forty characters", () => {
  const broken = makePrintable("x".repeat(100));
  expect(broken.split("\u200B").map(({ length }) => length)).toEqual([40, 40, 20]);
  expect(makePrintable("x".repeat(40))).toBe("x".repeat(40));
});

test("texts are changed at any depth, and nothing else", () => {
  const paper = { name: "\u0000a", score: 5, role: null, sections: [{ points: ["b\u0000"] }] };
  expect(makePrintable(paper)).toEqual({ name: "a", score: 5, role: null, sections: [{ points: ["b"] }] });
});

test("what has been made printable stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(makePrintable(makePrintable(text))).toBe(makePrintable(text));
    }),
  );
});

test("for the second try only letters that stand alone are left", () => {
  expect(makeCertain("Zoë 王 Ελένη سلام")).toBe(`Zoë 王 Ελένη ${"\uFFFD".repeat(4)}`);
});
