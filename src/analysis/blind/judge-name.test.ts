import { expect, test } from "vitest";
import { canBeName, type NameSigns, PROOFS, REFUSALS } from "./judge-name.ts";

const TOP: NameSigns = {
  isEveryday: () => false,
  isAddressed: () => false,
  isProminent: true,
  isPresented: false,
  isAboveContact: false,
  isBesideTitle: false,
};

const TAKEN: [rule: string, line: string, signs?: Partial<NameSigns>][] = [
  ["a word that only a name can be", "Latonya Branch"],
  ["a word that only a name can be", "Aisha Justice"],
  ["a word that only a name can be", "Tanner Usher"],
  ["a word that only a name can be", "Lan Nguyen"],
  ["a word that only a name can be", "Jan van der Berg"],
  ["a word that only a name can be", "Abigail Lecturer", { isPresented: true }],
  ["a given name before a family name", "Grant Price", { isEveryday: () => true }],
  ["a given name before a family name", "Ruby Baker", { isEveryday: () => true }],
  ["a word that only a name can be", "Luke Field", { isBesideTitle: true, isAboveContact: true }],
  ["the words of the e-mail address", "Sales Field", { isAddressed: () => true }],
  ["no word of work, at the very top", "Hong So", { isEveryday: () => true }],
];

test.each(TAKEN)("%s: %s is somebody", (_, line, signs) => {
  expect(canBeName(line.split(" "), { ...TOP, ...signs })).toBe(true);
});

const REFUSED: [rule: string, line: string, signs?: Partial<NameSigns>][] = [
  ["a rank written with a hyphen", "Co-Pilot Ashgrove"],
  ["a word of documents", "Ashgrove Resume"],
  ["an occupation that nobody is called", "Ophthalmic Technician"],
  ["an occupation that nobody is called", "Grant Accountant"],
  ["work beside a title", "Datastage ETL", { isBesideTitle: true }],
  ["everyday words beside a title", "Light Duty", { isBesideTitle: true, isEveryday: () => true }],
  ["several words of work", "Business Development"],
  ["a word of work among three or more", "Ashgrove Media Group"],
];

test.each(REFUSED)("%s: %s is nobody", (_, line, signs) => {
  expect(canBeName(line.split(" "), { ...TOP, ...signs })).toBe(false);
});

test("every rule has its example", () => {
  expect([...REFUSALS, ...PROOFS].map(({ name }) => name).toSorted()).toEqual(
    [...new Set([...TAKEN, ...REFUSED].map(([rule]) => rule))].toSorted(),
  );
});

test("the profession Birth Doula is not a name", () => {
  expect(canBeName(["Birth", "Doula"], { ...TOP, isEveryday: (word) => word === "birth" })).toBe(false);
});
