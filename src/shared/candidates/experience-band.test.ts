import { expect, test } from "vitest";
import { experienceBand } from "./experience-band.ts";

const work = (start: string | null, end: string | null) => ({
  title: "Engineer",
  company: null,
  location: null,
  start,
  end,
});
const asOf = "2026-01-05T09:00:00.000Z";

test.each([
  ["2024-01", null, "0-2 Years"],
  ["2023-02", null, "0-2 Years"],
  ["2023-01", null, "3-5 Years"],
  ["2015", "2020", "3-5 Years"],
  ["2020-02", null, "3-5 Years"],
  ["2020-01", null, "5+ Years"],
  ["2016-02", null, "5+ Years"],
  ["2016-01", null, "10+ Years"],
  [null, null, "Not stated"],
])("work from %s to %s is %s", (start, end, band) => {
  expect(experienceBand([work(start, end)], asOf)).toBe(band);
});

test("two jobs at the same time are not twice the years", () => {
  expect(experienceBand([work("2022-01", "2024-01"), work("2022-01", "2024-01")], asOf)).toBe("0-2 Years");
});

test("a gap between two jobs is not work", () => {
  expect(experienceBand([work("2010-01", "2011-01"), work("2025-01", null)], asOf)).toBe("0-2 Years");
});
