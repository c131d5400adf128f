import { expect, test } from "vitest";
import { findDuplicates } from "./find-duplicates.ts";

function cv(content_hash: string, ...person_hashes: string[]) {
  return { content_hash, person_hashes };
}

test("two files with the same text name each other", () => {
  expect(findDuplicates([cv("a"), cv("b"), cv("a")])).toEqual([
    [{ index: 2, kind: "same_content" }],
    [],
    [{ index: 0, kind: "same_content" }],
  ]);
});

test("two versions of one person's CV are found by any shared way to reach them", () => {
  expect(findDuplicates([cv("a", "mail", "phone"), cv("b", "other"), cv("c", "phone")])).toEqual([
    [{ index: 2, kind: "same_person" }],
    [],
    [{ index: 0, kind: "same_person" }],
  ]);
});

test("the same text says more than the same person, and each other CV is named once", () => {
  const found = findDuplicates([cv("a", "mail", "phone"), cv("a", "mail", "phone"), cv("b", "mail", "phone")]);
  expect(found[0]).toEqual([
    { index: 1, kind: "same_content" },
    { index: 2, kind: "same_person" },
  ]);
});

test("CVs of which nothing is known are not duplicates of each other", () => {
  expect(findDuplicates([cv("", ""), cv("", ""), cv("")])).toEqual([[], [], []]);
});

test("a hash that stands twice in one CV does not make it its own duplicate", () => {
  expect(findDuplicates([cv("a", "mail", "mail")])).toEqual([[]]);
});
