import { expect, test } from "vitest";
import { CandidateId } from "#shared/ids.ts";
import { countSelected, EVERYBODY, isSelected, NOBODY, rangeBetween, select } from "./row-selection.ts";

const [ada, ben, cyd, dev] = Array.from({ length: 4 }, () => CandidateId.parse(crypto.randomUUID()));
if (!ada || !ben || !cyd || !dev) throw new Error("Four were made.");
const shown = [ada, ben, cyd, dev];

test("some are selected, and unselected again", () => {
  const two = select(NOBODY, [ada, cyd], true);
  expect(shown.map((id) => isSelected(two, id))).toEqual([true, false, true, false]);
  expect(countSelected(two, 1690)).toBe(2);
  expect(countSelected(select(two, [ada], false), 1690)).toBe(1);
});

test("everybody who matches is selected, also who was never shown, but those who are taken out", () => {
  expect(countSelected(EVERYBODY, 1690)).toBe(1690);
  const butOne = select(EVERYBODY, [ben], false);
  expect(shown.map((id) => isSelected(butOne, id))).toEqual([true, false, true, true]);
  expect(countSelected(butOne, 1690)).toBe(1689);
  expect(countSelected(select(butOne, [ben], true), 1690)).toBe(1690);
});

test("a range goes both ways, and is one row where the last one is no longer shown", () => {
  expect(rangeBetween(shown, ben, dev)).toEqual([ben, cyd, dev]);
  expect(rangeBetween(shown, dev, ben)).toEqual([ben, cyd, dev]);
  expect(rangeBetween([cyd, dev], ben, dev)).toEqual([dev]);
  expect(rangeBetween(shown, undefined, dev)).toEqual([dev]);
});
