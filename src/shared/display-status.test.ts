import { expect, test } from "vitest";
import { displayStatus } from "./display-status.ts";

test.each([
  ["error", null, "Error"],
  ["completed", 80, "Shortlisted"],
  ["completed", 79, "New"],
  ["analyzing", null, "Analyzing"],
  ["analyzing", 0, "Analyzing"],
  ["analyzing", 60, "Interviewed"],
  ["pending", 75, "New"],
  ["locked", null, "Locked"],
] as const)("a row that is %s with a score of %j is shown as %s", (status, score, shown) => {
  expect(displayStatus(status, score)).toBe(shown);
});
