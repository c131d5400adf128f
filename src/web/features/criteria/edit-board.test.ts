import { expect, test } from "vitest";
import { findJoint, mergeUp, moveRow, type Rows, setImportance, splitRow, toBoard } from "./edit-board.ts";

const rows: Rows = [
  { id: "a", wording: "SQL and Python", importance: "must", weight: 2, required_years: 3 },
  { id: "b", wording: "Driving licence", importance: "nice", weight: 1, required_years: null },
];

test("a wording falls in two at its joint, and each half weighs half", () => {
  const joint = findJoint("SQL and Python");
  expect(joint).toEqual({ head: "SQL", tail: "Python" });
  if (joint === undefined) return;
  expect(splitRow(rows, "a", joint).map(({ wording, weight }) => [wording, weight])).toEqual([
    ["SQL", 1],
    ["Python", 1],
    ["Driving licence", 1],
  ]);
  expect(findJoint("Excel")).toBeUndefined();
});

test("merged rows are alternatives with the stronger importance", () => {
  expect(mergeUp(rows, "b")).toEqual([
    { id: "a", wording: "SQL and Python or driving licence", importance: "must", weight: 2, required_years: null },
  ]);
  expect(mergeUp(rows, "a")).toBe(rows);
});

test("a row moves by one place and no further than the ends", () => {
  expect(moveRow(rows, "b", "up").map(({ id }) => id)).toEqual(["b", "a"]);
  expect(moveRow(rows, "b", "down")).toBe(rows);
});

test("a weight that nobody has changed follows the importance; a changed one stays", () => {
  expect(setImportance(rows, "a", "gate")[0]).toMatchObject({ importance: "gate", weight: 3 });
  const weighed = rows.map((row) => ({ ...row, weight: 4.5 }));
  expect(setImportance(weighed, "a", "gate")[0]).toMatchObject({ importance: "gate", weight: 4.5 });
});

test("a row without words is not sent", () => {
  const blank = { id: "c", wording: "  ", importance: "must" as const, weight: 2, required_years: null };
  expect(toBoard([...rows, blank])).toHaveLength(2);
});
