import { expect, test } from "vitest";
import { parseQuery } from "#shared/candidates/search-candidates.ts";
import { readTerms } from "./search-terms.ts";

const said = (query: string) => readTerms(query, 2026)?.map(({ text, time }) => [text, time?.said, time?.since]);

test("a time between commas is that of every term, beside its own only of one", () => {
  expect(said("ACCA, month-end close, Leeds, last five years")).toEqual(
    ["ACCA", "month-end close", "Leeds"].map((text) => [text, "in the last five years", 2021]),
  );
  expect(said("ACCA, month-end close since 2020, Leeds")).toEqual([
    ["ACCA", undefined, undefined],
    ["month-end close", "since 2020", 2020],
    ["Leeds", undefined, undefined],
  ]);
});

test.each([
  ["payroll in the last 12 years", "in the last 12 years", 2014],
  ["payroll last year", "in the last year", 2025],
  ["payroll, within the past ten years", "in the last ten years", 2016],
  ["Since 1999 payroll", "since 1999", 1999],
])("%s", (query, time, since) => expect(said(query)).toEqual([["payroll", time, since]]));

test("words without a comma or a time, a time alone, and what is quoted stay words", () => {
  for (const query of ["payroll Leeds", "last five years", "ever since", '"last five years"', ""])
    expect(said(query)).toBeUndefined();
  expect(said('"since 2020", payroll')).toEqual([
    ["since 2020", undefined, undefined],
    ["payroll", undefined, undefined],
  ]);
});

test("what has a time is looked for in posts, folded as everything else", () => {
  expect(parseQuery("Zoë, Café since 2020", 2026)).toMatchObject({
    quoted: ["zoe"],
    dated: [{ text: "cafe", since: 2020 }],
    words: [],
  });
});
