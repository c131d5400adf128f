import { expect, test } from "vitest";
import { importPercent } from "./import-curve.ts";

test.each([
  [0, false, 30],
  [0.9, false, 30],
  [1, false, 32],
  [10, false, 50],
  [29, false, 88],
  [30, false, 90],
  [31, false, 90],
  [3600, false, 90],
  [-5, false, 30],
  [0, true, 100],
  [2, true, 100],
  [10, true, 100],
  [3600, true, 100],
])("%s seconds after the files were accepted, done: %s, the bar shows %s percent", (seconds, isDone, percent) => {
  expect(importPercent(seconds, isDone)).toBe(percent);
});
