import { expect, test } from "vitest";
import { experienceStrength } from "./experience-strength.ts";

const position = { title: "Baker", company: "Hollow Oak", start: "2020-01", end: null, location: null };

test.each([
  ["Baker", "Hollow Oak", 2, "Strong"],
  ["Baker", "Hollow Oak", 1, "Partial"],
  ["Baker", null, 2, "Partial"],
  [null, "Hollow Oak", 2, "Partial"],
  ["Baker", "Hollow Oak", 0, "Not stated"],
])("a current role as %s at %s and %i positions make experience %s", (title, employer, positions, strength) => {
  const employment_history = Array.from({ length: positions }, () => position);
  const work = { current_job_title: title, current_employer: employer, employment_history };
  expect(experienceStrength(work)).toBe(strength);
});
