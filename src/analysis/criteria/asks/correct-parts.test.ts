import { expect, test } from "vitest";
import { type Block, splitIntoBlocks } from "#analysis/criteria/advertisement/split-vacancy.ts";

function partsOf(text: string): string[] {
  return splitIntoBlocks(text.split("\n")).map(({ part }: Block) => part);
}

const NEEDS = ["- Knots", "- Tide tables", "- A boat licence", "- Oil lamps", "- Marine radio"].join("\n");

test("a list of pay under a heading that asks is an offer", () => {
  expect(partsOf("You bring\n- £31,000\n- Thirty days of leave\n- A pension")).toEqual(
    Array.from({ length: 3 }, () => "boilerplate"),
  );
});

test("a list of wishes under a heading about the employer is asked for", () => {
  const list = "- Experience of knots\n- Knowledge of tides\n- A boat licence is required";
  expect(partsOf(`About the team\n${list}`)).toEqual(["must", "must", "must"]);
});

test("behind the needs a list without a telling heading is a plus, and after a few needs it goes on with them", () => {
  const more = "Now for the rest of it\n- Welsh\n- Splicing\n- Semaphore";
  expect(partsOf(`Requirements\n${NEEDS}\n${more}`).slice(-3)).toEqual(["nice", "nice", "nice"]);
  expect(partsOf(`Requirements\n- Knots\n- Tides\n${more}`).slice(-3)).toEqual(["must", "must", "must"]);
});

test("bullets, then a paragraph: the paragraph speaks of something else", () => {
  expect(partsOf(`Requirements\n${NEEDS}\nThe lamp was lit in 1874 and has never gone out.`).at(-1)).toBe("intro");
});

test("one bullet that holds the whole list is running text", () => {
  const [block] = splitIntoBlocks(["Requirements", "- Knots; tides; lamps; a loud voice"]);
  expect(block?.isBullet).toBe(false);
});

test("a label speaks for its own paragraph", () => {
  const label = "Nice: a second pair of boots, some Welsh and a feel for the weather on this coast.";
  expect(partsOf(`${label}\nThe boat leaves at six.`)).toEqual(["nice", "intro"]);
});
