import { expect, test } from "vitest";
import { bucketsOf, packing, toneAt } from "./ruler-scale.ts";

const ticks = [
  { at: 70, label: "", tone: "mid" },
  { at: 85, label: "", tone: "high" },
] as const;

test("every score from 0 to 100 stands somewhere on the ruler, 100 in the last column", () => {
  const buckets = bucketsOf(Array.from({ length: 101 }, (_, value) => ({ value })));
  expect(buckets).toHaveLength(20);
  expect(buckets.flat()).toHaveLength(101);
  expect(buckets.at(-1)?.map(({ value }) => value)).toEqual([95, 96, 97, 98, 99, 100]);
});

test("the colour changes exactly at the ticks", () => {
  expect([69, 70, 84, 85].map((value) => toneAt(value, ticks))).toEqual(["low", "mid", "mid", "high"]);
});

test("a few results stand in single file, a crowd stands four abreast, and nobody sticks out at the top", () => {
  expect(packing(3, 108)).toEqual({ across: 1, stepPx: 22 });
  expect(packing(40, 108)).toEqual({ across: 4, stepPx: 10.8 });
  for (let tallest = 1; tallest <= 250; tallest += 1) {
    const { across, stepPx } = packing(tallest, 108);
    expect(Math.ceil(tallest / across) * stepPx).toBeLessThanOrEqual(108.001);
  }
});
