import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { buildVacancy } from "./build-vacancy.ts";

function importanceOf(requirements: string, wording: string): string | undefined {
  const { criteria } = buildVacancy(textDocument(`Lamp Keeper\nRequirements\n${requirements}`).pages);
  return criteria.find((one) => one.wording.includes(wording))?.importance;
}

test.each([
  ["• Must hold a boat licence", "boat licence"],
  ["• Degree in lamp science (required)", "Degree"],
  ["• Boat certificate – mandatory", "Boat certificate"],
  ["• Boat certificate. Applications without one cannot be considered.", "Boat certificate"],
  ["• Registered nurse licence", "nurse"],
])("“%s” is a gate", (line, wording) => {
  expect(importanceOf(`${line}\n• Knowledge of knots`, wording)).toBe("gate");
});

test.each([
  ["• Valid driver's license", "driver"],
  ["• A degree in lamp science", "degree"],
  ["• Knowledge of tides is required", "tides"],
])("“%s” is a must: the list says so, not the wish itself", (line, wording) => {
  expect(importanceOf(`${line}\n• Knowledge of knots`, wording)).toBe("must");
});

test("an exclusion elsewhere closes the gate that it names", () => {
  const list = "1. Boat certificate\n2. Knowledge of knots\n3. Experience of night watches";
  expect(importanceOf(`Applicants who do not meet item 1 will not be considered.\n${list}`, "Boat")).toBe("gate");
  expect(importanceOf(`${list}\nKeepers without night watches need not apply.`, "night watches")).toBe("gate");
});

test("who is welcome without something is not asked for it", () => {
  const text =
    "Lamp Keeper\n\nYou will polish the lamp at dusk.\n\nA steady hand is needed. Candidates who have never kept a night watch are welcome.";
  const { criteria } = buildVacancy(textDocument(text).pages);
  expect(criteria.filter(({ wording }) => wording.includes("night watch"))).toEqual([]);
});

test("an exclusion in running text that names what nobody may lack is a gate itself", () => {
  const text =
    "Lamp Keeper\n\nYou will polish the lamp at dusk and write the log.\n\nA steady hand is needed. Candidates who have never kept a night watch alone will not be considered.";
  const { criteria } = buildVacancy(textDocument(text).pages);
  expect(criteria.find(({ wording }) => wording === "Kept a night watch alone")?.importance).toBe("gate");
});

test.each([
  ["The Board cannot appoint anyone who does not live on the island.", "Live on the island"],
  ["Nobody who can't row across the bay in winter should apply.", "row across the bay in winter"],
])("“%s” is a gate", (exclusion, wording) => {
  const text = `Lamp Keeper\n\nYou will polish the lamp at dusk and write the log.\n\nA steady hand is needed. ${exclusion}`;
  const { criteria } = buildVacancy(textDocument(text).pages);
  expect(criteria.find((row) => row.wording.includes(wording))?.importance).toBe("gate");
});

test("who does not meet the list is named in no row", () => {
  const text =
    "Lamp Keeper\n\nA steady hand is needed. Candidates who do not meet the list above will not be considered.";
  const { criteria } = buildVacancy(textDocument(text).pages);
  expect(criteria.filter(({ wording }) => wording.includes("list above"))).toEqual([]);
});

test("such a gate stands among duties, too, however much else is asked for", () => {
  const named =
    "knots, tides, charts, lamps, oil, signals, logs, watches, boats, first aid, engines, ropes, paint".split(", ");
  const needs = named.map((one) => `• Knowledge of ${one}`).join("\n");
  const duties =
    "What you will do\nYou will polish the lamp at dusk. One last thing: please do not apply unless you have";
  expect(importanceOf(`${needs}\n\n${duties} rowed across the bay in winter.`, "Rowed across the bay")).toBe("gate");
});
