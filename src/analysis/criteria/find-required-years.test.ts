import { expect, test } from "vitest";
import { findRequiredYears } from "./find-required-years.ts";

test.each([
  ["5+ years of Java", 5],
  ["A minimum of three years' experience", 3],
  ["2-4 years in retail", 2],
  ["two to four years in retail", 2],
  ["At least 18 months in a kitchen", 1.5],
  ["five (5) years of teaching", 5],
  ["more than 10 yrs in banking", 10],
])("“%s” asks for %d years", (text, years) => {
  expect(findRequiredYears(text)).toBe(years);
});

test.each([
  "Must be 18 years old",
  "We have grown for over 20 years",
  "In the last 5 years",
  "A 200 years old brewery",
  "Years of joy",
])("“%s” asks for no years", (text) => {
  expect(findRequiredYears(text)).toBeNull();
});
