import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";

function vacancyWith(line: string) {
  return buildVacancy(textDocument(`Receptionist\nRequirements\n${line}\nKnowledge of switchboards`).pages);
}

function traitsOf(line: string): string[] {
  return vacancyWith(line).set_aside.map(({ trait }) => trait);
}

test.each([
  ["Young and dynamic person", "age"],
  ["Aged 25-35", "age"],
  ["Must be under 30 years old", "age"],
  ["Recent graduates preferred", "age"],
  ["Male candidates only", "gender"],
  ["We are looking for a lady to greet visitors", "gender"],
  ["Native English speaker", "nationality"],
  ["Must be a British citizen", "nationality"],
  ["Only white applicants", "ethnicity"],
  ["Must be a practising Christian", "religion"],
  ["Unmarried candidates preferred", "family"],
  ["Able-bodied and cheerful", "disability"],
  ["Must be attractive", "appearance"],
  ["Straight candidates only", "orientation"],
])("“%s” names who is wanted (%s) and is set aside", (line, trait) => {
  expect(traitsOf(line)).toEqual([trait]);
});

test.each([
  "Manage young people's services",
  "Looking for a youth worker to support young people in care",
  "Experience with children aged 3-5",
  "Care for adults aged 65 and over",
  "Experience of a mature codebase",
  "Gender pay gap reporting",
  "Experience as a women's health nurse",
  "Experience with disabled children",
  "Native mobile apps",
  "Native iOS and React Native",
  "Teaching English to non-native speakers",
  "Fluent English",
  "Right to work in the UK",
  "Experience of a Catholic school",
  "Single page applications",
  "An attractive salary",
  "Join our young and dynamic team",
  "We do not discriminate on grounds of age, gender, religion or marital status",
  "Must be at least 18 years old",
  "Experience of married quarters and family law",
])("“%s” is honest work and stays", (line) => {
  expect(traitsOf(line)).toEqual([]);
});

test("what else the sentence asks for stays a requirement", () => {
  const { criteria, set_aside: setAside } = vacancyWith("Must be a British citizen and hold a full driving licence");
  expect(setAside).toEqual([{ wording: "Must be a British citizen", trait: "nationality" }]);
  expect(criteria.find(({ wording }) => wording.includes("driving licence"))).toMatchObject({ importance: "gate" });
  expect(criteria.map(({ wording }) => wording).join()).not.toContain("British");
});

test("to be born to a language is set aside, to speak it is asked for", () => {
  const { criteria } = vacancyWith("Native German speaker");
  expect(criteria.find(({ wording }) => wording === "Fluent German")?.terms).toContain("german");
});

test("a title is asked without the sex it names", () => {
  const { title, set_aside: setAside } = buildVacancy(
    textDocument("Female Receptionist\nRequirements\nKnowledge of switchboards").pages,
  );
  expect({ title, setAside }).toEqual({ title: "Receptionist", setAside: [{ wording: "Female", trait: "gender" }] });
});

test("nobody is judged by a trait", () => {
  const terms = vacancyWith("Young and dynamic person\nMale candidates only").criteria.flatMap((one) => one.terms);
  expect(terms.filter((term) => /young|male/u.test(term))).toEqual([]);
});
