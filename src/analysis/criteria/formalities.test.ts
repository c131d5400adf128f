import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";
import { FORMALITY_RULES, isFormality } from "./formalities.ts";

const EXAMPLES: Record<string, string> = {
  "leave to work": "You need permission to work in Ruritania",
  "checks on the person": "A background check is carried out",
  "police check by its capitals": "An enhanced DBS is arranged",
  "health screening": "All hires complete a health screening",
  notice: "Notice period of 30 days or less",
  "references and papers": "Two references will be taken",
};

test.each(FORMALITY_RULES.map(({ name }) => name))("%s is to be checked, not judged", (name) => {
  expect(isFormality(EXAMPLES[name] ?? "")).toBe(true);
});

test.each(["Experience of background checks in recruitment", "Conducting right to work checks", "Relational DBs"])(
  "“%s” is a craft",
  (text) => {
    expect(isFormality(text)).toBe(false);
  },
);

test.each([
  "Completion of a background investigation",
  "A one-year probationary period",
  "Selective Service registration",
  "You will pass a medical",
])("“%s” is to be checked", (text) => {
  expect(isFormality(text)).toBe(true);
});

test("what stands beside a formality in the same sentence is still asked for", () => {
  const { criteria, formalities } = buildVacancy(
    textDocument("Lamp Keeper\nRequirements\n• Knots\n• A driving licence and the right to work are needed").pages,
  );
  expect(formalities).toEqual(["The right to work are needed"]);
  expect(criteria.map(({ wording }) => wording).join("\n")).toContain("driving licence");
});
