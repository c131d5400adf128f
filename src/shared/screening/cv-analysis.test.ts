import { expect, test } from "vitest";
import { describeRemoved } from "./cv-analysis.ts";

const removed = [
  { kind: "date_of_birth", count: 1 },
  { kind: "name", count: 2 },
];

test("a name that was not found is not said to be set aside", () => {
  expect(describeRemoved({ removed, candidate_name: "Alva Ashgrove" })).toBe("date of birth, name");
  expect(describeRemoved({ removed, candidate_name: null })).toBe("date of birth, words that may be a name");
  expect(describeRemoved({ removed: [], candidate_name: null })).toBeNull();
});
