import { expect, test } from "vitest";
import { fisherExact } from "./fisher-exact.ts";
import { measureSelection, type SelectedPerson } from "./measure-selection.ts";

const person = (number: number, advanced: boolean, shortlisted = advanced): SelectedPerson => ({
  ids: [`${String(number).padStart(8, "0")}-0000-4000-8000-000000000000`],
  email: `person${number}@example.org`,
  advanced,
  shortlisted,
});

/** The first `selected` of so many people of a group. */
const groupOf = (first: number, people: number, selected: number) =>
  Array.from({ length: people }, (_, at) => person(first + at, at < selected));
const linesOf = (people: SelectedPerson[], group: string) => people.map(({ email }) => [email ?? "", group]);

test.each([
  // Fisher's lady who tastes tea, all eight right.
  [4, 4, 0, 4, 0.0286],
  [8, 10, 1, 6, 0.035],
  [5, 10, 5, 10, 1],
  [0, 7, 0, 9, 1],
])("%i of %i against %i of %i: p = %f", (selected, of, otherSelected, otherOf, p) => {
  expect(fisherExact(selected, of, otherSelected, otherOf)).toBeCloseTo(p, 3);
});

test("the rate of each group is compared with the highest one, and small groups are said to be small", () => {
  const [first, second] = [groupOf(1, 40, 20), groupOf(100, 20, 7)];
  const rates = measureSelection(
    [...first, ...second],
    [["e-mail", "group"], ...linesOf(first, "A"), ...linesOf(second, "B")],
  );
  expect(rates).toMatchObject({ matched: 60, unmatched: 0, unnamed: 0, too_small: [] });
  const advanced = rates.outcomes.find(({ outcome }) => outcome === "advanced")?.groups ?? [];
  expect(advanced[0]).toEqual({
    group: "A",
    people: 40,
    selected: 20,
    rate: 0.5,
    ratio: null,
    p: null,
    is_small: false,
  });
  expect(advanced[1]).toMatchObject({ group: "B", people: 20, selected: 7, rate: 0.35, ratio: 0.7, is_small: true });
  expect(advanced[1]?.p).toBeCloseTo(0.4077, 2);
});

test("of a group with fewer than five people nothing but its name is told", () => {
  const [large, few] = [groupOf(1, 12, 3), groupOf(50, 4, 4)];
  const rates = measureSelection([...large, ...few], [...linesOf(large, "A"), ...linesOf(few, "B")]);
  expect(rates.too_small).toEqual(["B"]);
  expect(rates.outcomes.flatMap(({ groups }) => groups.map(({ group }) => group))).toEqual(["A", "A"]);
});

test("people are found by address or by the id that reports show; strangers, doubles and lines without a group are counted", () => {
  const people = groupOf(1, 6, 2);
  const rows = [
    ["PERSON1@example.org", "A"],
    ["00000002", "A"],
    [people[2]?.ids[0] ?? "", "A"],
    ["person1@example.org", "B"],
    ["stranger@example.org", "A"],
    ["person4@example.org", ""],
    ["0000000", "A"],
  ];
  expect(measureSelection(people, rows)).toMatchObject({ matched: 3, unmatched: 4, unnamed: 3, too_small: ["A"] });
});
