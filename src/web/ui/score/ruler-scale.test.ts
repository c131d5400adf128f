import { expect, test } from "vitest";
import { stepOf, toneAt } from "./ruler-scale.ts";

const ticks = [
  { at: 70, label: "", tone: "mid" },
  { at: 85, label: "", tone: "high" },
] as const;

test("the colour changes exactly at the ticks", () => {
  expect([69, 70, 84, 85].map((value) => toneAt(value, ticks))).toEqual(["low", "mid", "mid", "high"]);
});

test("a crowd with one score is pressed together, and nobody sticks out at the top", () => {
  expect(stepOf(3, 108)).toBe(22);
  for (let tallest = 1; tallest <= 250; tallest += 1)
    expect(tallest * stepOf(tallest, 108)).toBeLessThanOrEqual(108.001);
});
