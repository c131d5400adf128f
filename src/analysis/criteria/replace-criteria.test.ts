import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";
import { replaceCriteria } from "./replace-criteria.ts";

const read = buildVacancy(
  textDocument("Lighthouse Keeper\nRequirements\n• Knowledge of marine radio\n• Diesel engines").pages,
);

test("a row in the advertisement's own words stays what it was, with the weight that I gave it", () => {
  const [role] = read.criteria;
  const { criteria } = replaceCriteria(read, [{ wording: "lighthouse  keeper", importance: "gate", weight: 7 }]);
  expect(role).toMatchObject({ kind: "role", wording: "Lighthouse Keeper" });
  expect(criteria).toEqual([{ ...role, importance: "gate", weight: 7 }]);
});

test("a row of my own stands in my words, in my order", () => {
  const rows = [
    { wording: "Three years of glass polishing", importance: "must" as const },
    { wording: "Diesel engines", importance: "nice" as const },
  ];
  const { criteria } = replaceCriteria(read, rows);
  expect(criteria.map(({ id, wording, importance }) => [id, wording, importance])).toEqual([
    ["c1", "Three years of glass polishing", "must"],
    ["c2", "Diesel engines", "nice"],
  ]);
  expect(criteria[0]?.required_years).toBe(3);
});

test("years in the role that I reworded are still years in the role, proved by dated posts", () => {
  const years = { wording: "Two years as a lighthouse keeper", importance: "must" as const };
  const [role, other] = replaceCriteria(read, [years, { wording: "Diesel engines", importance: "must" }]).criteria;
  expect(role).toMatchObject({ kind: "role", required_years: 2, weight: 2 });
  expect(role?.terms).toContain("lighthouse keeper");
  expect(other?.kind).not.toBe("role");
});

test("a board without the role is judged without it", () => {
  const { criteria } = replaceCriteria(read, [{ wording: "Diesel engines", importance: "must" }]);
  expect(criteria.map(({ kind }) => kind)).toEqual(["skill"]);
});
