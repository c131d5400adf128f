import { expect, test } from "vitest";
import { asCandidateFilter, asReportFilter } from "./report-filter.ts";

test.each([
  ["all", "", {}],
  ["all", "  ", {}],
  ["shortlisted", " Ada ", { named: "Ada", is_shortlisted: "true" }],
  ["excellent", "", { band: "excellent" }],
  ["good", "", { band: "good" }],
  ["fair", "x", { named: "x", band: "fair" }],
] as const)("%s with the search '%s' asks the server for it", (filter, search, asked) => {
  expect(asCandidateFilter(filter, search)).toEqual(asked);
});

test("a filter nobody knows is no filter", () => {
  expect(asReportFilter("nonsense")).toBe("all");
  expect(asReportFilter("good")).toBe("good");
});
