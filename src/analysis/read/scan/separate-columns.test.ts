import { expect, test } from "vitest";
import { separateColumns } from "./separate-columns.ts";

/** Rows of two cells each, as they are read across. */
function readAcross(rows: [left: string, right: string][]) {
  return rows.flatMap(([left, right], line) => [
    { text: left, confidence: 0.9, line, box: { x: 100, y: line * 40, width: left.length * 12, height: 20 } },
    { text: right, confidence: 0.9, line, box: { x: 400, y: line * 40, width: right.length * 12, height: 20 } },
  ]);
}

function textOf(rows: [left: string, right: string][]): string {
  return separateColumns(readAcross(rows))
    .map((word) => word.text)
    .join(" ");
}

test("a narrow column beside the text is read before it", () => {
  const rows: [string, string][] = [
    ["Skills", "Experience"],
    ["Python", "Engineer"],
    ["PostgreSQL", "Built"],
    ["Git", "booking"],
    ["Linux", "services"],
  ];
  expect(textOf(rows)).toBe("Skills Python PostgreSQL Git Linux Experience Engineer Built booking services");
  const lines = separateColumns(readAcross(rows)).map((word) => word.line);
  expect(new Set(lines).size).toBe(10);
});

test("years and labels stay with what stands beside them", () => {
  const years: [string, string][] = [2015, 2016, 2018, 2020, 2021, 2023].map((year) => [`${year}`, "Gardener"]);
  expect(separateColumns(readAcross(years))).toEqual(readAcross(years));
  const labels: [string, string][] = ["Name:", "Town:", "Phone:", "Age:", "Licence:"].map((label) => [label, "known"]);
  expect(separateColumns(readAcross(labels))).toEqual(readAcross(labels));
});

test("a few rows are read across", () => {
  expect(
    textOf([
      ["Alva", "Arborough"],
      ["Ashgrove", "England"],
    ]),
  ).toBe("Alva Arborough Ashgrove England");
});

test("no word is lost or doubled where one column ends beside the next", () => {
  const rows = Array.from({ length: 12 }, (_, row) => [100, 400, 800].slice(row > 5 ? 1 : 0, row < 5 ? 2 : 3));
  const places = rows.flatMap((xs, line) => xs.map((x) => ({ x, line })));
  const words = places.map(({ x, line }, index) => {
    return { text: `${index}`, confidence: 1, line, box: { x, y: line * 40, width: 80, height: 20 } };
  });
  const ordered = separateColumns(words).map((word) => Number(word.text));
  expect(ordered.toSorted((one, other) => one - other)).toEqual([...words.keys()]);
});
