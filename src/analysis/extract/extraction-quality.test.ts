import { expect, test } from "vitest";
import { compareWithLabels } from "#tests/support/labelled-cvs/compare-with-labels.ts";
import { openTestReader } from "#tests/support/test-reader.ts";

/** A little under what is reached; for single values the share of files that are right, for lists the F1. */
const FLOORS: Record<string, number> = {
  name: 0.98,
  current_job_title: 0.98,
  current_employer: 0.98,
  current_start_date: 0.98,
  current_end_date: 0.98,
  employment: 0.97,
  employment_dates: 0.98,
  degrees: 0.98,
  institutions: 0.98,
  education_years: 0.98,
  certifications: 0.98,
  issuers: 0.98,
};
const LISTS = new Set(
  "employment employment_dates degrees institutions education_years certifications issuers".split(" "),
);

test("what invented CVs say about a person is taken from them as it stands", async () => {
  const { files, fields } = await compareWithLabels(await openTestReader());
  expect(files).toBeGreaterThanOrEqual(60);
  const reached = Object.entries(FLOORS).map(([field, floor]) => {
    const { f1 = 0, accuracy = 0 } = fields[field] ?? {};
    return { field, isReached: (LISTS.has(field) ? f1 : accuracy) >= floor };
  });
  expect(reached.filter(({ isReached }) => !isReached)).toEqual([]);
});
