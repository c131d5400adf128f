import { beforeEach, expect, test } from "vitest";
import { openTestModels } from "#tests/support/test-reader.ts";
import { prepareSearch, type SearchPassages } from "./search-passages.ts";

const { relevance } = openTestModels();
const WORDINGS = ["Experience with month-end close and bank reconciliations", "Valid driving license"];
const TEXTS = [
  "Reconciled bank accounts and prepared the month-end close",
  "Drove a van to customers; full clean driving license",
  "Taught swimming to children",
];
const passagesOf = (texts: string[]) => texts.map((text, place) => ({ tokens: relevance.tokensOf(text), place }));

let search: SearchPassages;
beforeEach(() => {
  search = prepareSearch(relevance, WORDINGS);
});

/** Computed once from the same weights by a plain implementation in double precision, which the kernel's shorter functions come near. */
test("the kernel computes what the model says", () => {
  const some = search(passagesOf(TEXTS)).map((found) => found.map(({ passage, some: odds }) => [passage, odds]));
  expect(some).toEqual([
    [
      [0, expect.closeTo(5.15473, 2)],
      [1, expect.closeTo(-3.88077, 2)],
      [2, expect.closeTo(-4.09544, 2)],
    ],
    [
      [1, expect.closeTo(3.53919, 2)],
      [0, expect.closeTo(-5.24497, 2)],
      [2, expect.closeTo(-5.02162, 2)],
    ],
  ]);
});

test("a CV is judged alike whatever CV was judged before it, and another vacancy beside it", () => {
  const expected = search(passagesOf(TEXTS));
  const long = Array.from(
    { length: 400 },
    (_, at) => `Managed payroll, ledgers, audits and close number ${at} of ${TEXTS[at % 3]}`,
  );
  prepareSearch(relevance, ["Swimming teacher"])(passagesOf(TEXTS));
  search(passagesOf(long));
  expect(search(passagesOf(TEXTS))).toEqual(expected);
  search(passagesOf(["Cook"]));
  expect(search(passagesOf(TEXTS))).toEqual(expected);
});

test("nothing to search in, or for, is no fault", () => {
  expect(search([])).toEqual([[], []]);
  expect(search([{ tokens: [], place: 0 }])).toHaveLength(2);
  expect(prepareSearch(relevance, [])(passagesOf(TEXTS))).toEqual([]);
});
