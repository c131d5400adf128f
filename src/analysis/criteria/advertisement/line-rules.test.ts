import { expect, test } from "vitest";
import { type Line, LINE_RULES, type Place, readLine } from "./line-rules.ts";

const REQUIREMENTS: Place = { section: 3, part: "must", before: "duty", heading: "Requirements", isOneLine: false };
const LOCATION: Place = { ...REQUIREMENTS, part: "metadata", heading: "Location:" };
const LABELLED: Place = { ...REQUIREMENTS, isOneLine: true };

function at(text: string, known: Partial<Line> = {}): Line {
  const nothing = { previous: undefined, next: undefined, longest: 80, isAsked: true, isBehindBullet: false };
  return { ...nothing, place: REQUIREMENTS, text, ...known };
}

const EXAMPLES: [rule: string, line: Line, reading: object][] = [
  ["a heading by its words", at("What we offer"), { kind: "heading", place: { part: "boilerplate", section: 4 } }],
  [
    "goes on with the line above",
    at("Azure and the like", { previous: "• Experience of cloud services, for example with" }),
    { kind: "continuation" },
  ],
  [
    "a heading by its place",
    at("Out on the rock", { previous: "The lamp is old.", next: "• Polish the lamp" }),
    { kind: "heading", place: { part: "intro", section: 4 } },
  ],
  [
    "a label and what stands behind it",
    at("Desirable: some Welsh"),
    { kind: "text", text: "some Welsh", place: { part: "nice", section: 4, isOneLine: false } },
  ],
  [
    "behind a labelled paragraph",
    at("The boat leaves at six.", { place: LABELLED }),
    { kind: "text", place: { part: "duty", section: 4, isOneLine: false } },
  ],
  [
    "more than the value that a notice board adds",
    at("You live on the rock and come ashore once a week.", { place: LOCATION }),
    { kind: "text", place: { part: "boilerplate", section: 3 } },
  ],
  [
    "a paragraph behind bullets",
    at("The lamp was lit in 1874.", { isBehindBullet: true }),
    { kind: "text", place: { part: "intro", section: 4 } },
  ],
];

test.each(EXAMPLES)("%s", (name, line, reading) => {
  expect(LINE_RULES.find(({ read }) => read(line) !== undefined)?.name).toBe(name);
  expect(readLine(line)).toMatchObject(reading);
});

test("every rule for a line has its example", () => {
  expect(LINE_RULES.map(({ name }) => name)).toEqual(EXAMPLES.map(([rule]) => rule));
});

test("any other line stays under its heading", () => {
  for (const line of [at("Knots"), at("• Tides", { isBehindBullet: true }), at("Gull Rock", { place: LOCATION })])
    expect(readLine(line)).toEqual({ kind: "text", text: line.text, place: line.place });
});

test("a label with a value is a line of a notice board, with a sentence it opens what it names", () => {
  expect(readLine(at("Role: Lamp Keeper"))).toMatchObject({ place: { part: "metadata", isOneLine: true } });
  expect(readLine(at("Role: you polish the lamp."))).toMatchObject({ place: { part: "duty" } });
});
