import { expect, test } from "vitest";
import { dropJunk, isLegible } from "./drop-junk.ts";

function word(text: string, confidence: number, line = 0) {
  return { text, confidence, line, box: { x: 0, y: 0, width: 1, height: 1 } };
}

function textOf(words: ReturnType<typeof word>[]): string {
  return dropJunk(words)
    .map(({ text }) => text)
    .join(" ");
}

test("a mark before a line is a bullet, whatever it was read as", () => {
  expect(textOf([word("«", 0.1), word("Built", 0.9), word("services", 0.9)])).toBe("• Built services");
});

test("the dash between two dates stays, also when it is hardly seen", () => {
  expect(textOf([word("2019", 0.9), word("—-", 0.2), word("Present", 0.9)])).toBe("2019 – Present");
});

test("dirt and folds are no words", () => {
  expect(textOf([word("|", 0.9, 1), word("Jl", 0.2, 2), word("Built", 0.9, 3), word("~", 0.3, 3)])).toBe("Built");
});

test("separators that are plainly seen stay", () => {
  expect(textOf([word("Sons", 0.9), word("&", 0.9), word("Co", 0.9), word("|", 0.95), word("York", 0.9)])).toBe(
    "Sons & Co | York",
  );
});

test("a page of unsure letters is illegible, a page without any is not", () => {
  expect(isLegible([word("S}0eIU0D", 0.1), word("a", 0.95)])).toBe(false);
  expect(isLegible([])).toBe(true);
});
