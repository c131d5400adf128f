import { expect, test } from "vitest";
import { sketchText } from "./sketch-text.ts";

const WORDS =
  "led night shift of six bakers who made four thousand loaves and wrote recipes for sourdough range trained two apprentices bought flour from three mills kept waste under percent passed every inspection kitchen without single remark ran ovens shaped baguettes hotels along coast".split(
    " ",
  );
const sketch = (words: string[]) => sketchText([{ text: words.join(" ") }]);
const shared = (left: number[], right: number[]) => left.filter((band) => right.includes(band)).length;

test("the same words have the same sketch, however their lines are broken", () => {
  const lines = [WORDS.slice(0, 20), WORDS.slice(20)].map((line) => ({ text: line.join(" ").toUpperCase() }));
  expect(sketchText(lines)).toEqual(sketch(WORDS));
});

test("a sentence more leaves most of the sketch, another order of words leaves nothing of it", () => {
  const more = [...WORDS, "baker", "of", "the", "year"];
  expect(shared(sketch(WORDS), sketch(more))).toBeGreaterThanOrEqual(4);
  expect(shared(sketch(WORDS), sketch(WORDS.toReversed()))).toBe(0);
});

test("a few words have none", () => {
  expect(sketch(WORDS.slice(0, 20))).toEqual([]);
});
