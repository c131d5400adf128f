import { expect, test } from "vitest";
import { CUT_RULES } from "./piece-cuts.ts";
import { KIND_RULES, TOWN_RULES } from "./piece-kinds.ts";
import { LABEL_RULES, SILENT_RULES } from "./piece-labels.ts";
import { splitPieces } from "./split-pieces.ts";

const textsOf = (line: string) => splitPieces(line).map(({ text }) => text);
const kindsOf = (line: string) => splitPieces(line).map(({ text, kind }) => `${text}: ${kind}`);

const LABELS: [rule: string, line: string, kinds: string[]][] = [
  ["called the employer", "Company: Hollow Oak", ["Hollow Oak: employer"]],
  ["called the title", "Position held: Wickmaker", ["Wickmaker: title"]],
  ["called the place", "City: Mossend", ["Mossend: place"]],
  ["called the time or the description", "Duration: Hollow Oak", ["Hollow Oak: unknown"]],
];

test.each(LABELS)("%s: %s", (name, line, kinds) => {
  expect(LABEL_RULES.find(({ pattern }) => pattern.test(line))?.name).toBe(name);
  expect(kindsOf(line)).toEqual(kinds);
});

const SILENT: [rule: string, piece: string][] = [
  ["no word", "4.2"],
  ["a small word", "the"],
  ["terms of employment", "Part-time"],
  ["a span of time", "3 years 2 months"],
  ["a grade", "GPA 3.8"],
];

test.each(SILENT)("%s names nothing: %s", (name, piece) => {
  expect(SILENT_RULES.find(({ pattern }) => pattern.test(piece))?.name).toBe(name);
  expect(textsOf(`Gardener | ${piece}`)).toEqual(["Gardener"]);
});

const CUTS: [rule: string, line: string, texts: string[]][] = [
  ["a firm keeps its legal form", "Gardener, Foxglove Systems, Inc.", ["Gardener", "Foxglove Systems, Inc."]],
  ["a firm ends with its name", "Foxglove Corp. Mossend", ["Foxglove Corp.", "Mossend"]],
  ["a place stands alone", "Austin, Texas Line Cook", ["Austin", "Texas", "Line Cook"]],
];

test.each(CUTS)("%s: %s", (_, line, texts) => {
  expect(textsOf(line)).toEqual(texts);
});

const KINDS: [rule: string, text: string, kind: string][] = [
  ["a place known by name", "Leeds", "place"],
  ["an employer by its form or kind, and no occupation in it", "St Bride's Infirmary", "employer"],
  ["a phrase with an occupation in it", "Head Gardener", "title"],
];

test.each(KINDS)("%s: %s", (name, text, kind) => {
  expect(KIND_RULES.find(({ fits }) => fits(text))?.name).toBe(name);
  expect(splitPieces(text)).toMatchObject([{ kind }]);
});

const TOWNS: [rule: string, line: string, piece: object][] = [
  ["behind a title or a firm it is a town", "Gardener, Hollow Oak, Texas", { text: "Hollow Oak", kind: "place" }],
  ["a single word is a town", "Mossend, Texas", { text: "Mossend", kind: "place" }],
  ["what begins like a town is one", "Fort Ashgrove, Texas", { text: "Fort Ashgrove", kind: "place" }],
  ["two words may be a town", "Hollow Oak, Texas", { text: "Hollow Oak", kind: "unknown", isAside: true }],
];

test.each(TOWNS)("before a region %s: %s", (_, line, piece) => {
  expect(splitPieces(line)).toContainEqual(expect.objectContaining(piece));
});

test.each([
  ["a label", LABEL_RULES, LABELS],
  ["what names nothing", SILENT_RULES, SILENT],
  ["a cut", CUT_RULES, CUTS],
  ["a kind", KIND_RULES, KINDS],
  ["a town", TOWN_RULES, TOWNS],
] as const)("every rule for %s has its example", (_, rules, examples) => {
  expect(rules.map(({ name }) => name)).toEqual(examples.map(([rule]) => rule));
});
