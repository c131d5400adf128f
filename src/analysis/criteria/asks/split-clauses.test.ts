import { expect, test } from "vitest";
import { splitAsks, splitBullet } from "./split-asks.ts";
import { CLAUSE_RULES, splitClauses } from "./split-clauses.ts";

const EXAMPLES: Record<string, [string, string[]]> = {
  "a semicolon": ["knowledge of knots; a steady hand", ["knowledge of knots", "a steady hand"]],
  "years of which some were": [
    "five years at sea, two of them as a mate",
    ["five years at sea", "two of them as a mate"],
  ],
  "as is, so would": ["A steady hand is essential, as is a loud voice", ["A steady hand is essential", "a loud voice"]],
  "and you have": ["you mend nets, and you have sailed alone", ["you mend nets", "you have sailed alone"]],
  "and if you have": [
    "You will look after two boats, so if you have hired a crew before, tell us",
    ["You will look after two boats", "if you have hired a crew before, tell us"],
  ],
  "and that experience counts": [
    "Know that the rocks are sharp, and that experience of them is tested",
    ["Know that the rocks are sharp", "experience of them is tested"],
  ],
  "and who has": [
    "someone with a boat, and who has crossed the bay",
    ["someone with a boat", "who has crossed the bay"],
  ],
  "has, knows and can": [
    "has led a crew, knows the tides and can splice a rope",
    ["has led a crew", "knows the tides", "can splice a rope"],
  ],
  "will have, will be": [
    "will have led a crew, will be used to storms, and will hold a ticket",
    ["will have led a crew", "will be used to storms", "will hold a ticket"],
  ],
  "this is a plus and that is, too": [
    "A boat licence is welcome, and Welsh is a real advantage",
    ["A boat licence is welcome", "Welsh is a real advantage"],
  ],
  "so that is needed": [
    "The nights are long, so patience with darkness is needed",
    ["The nights are long", "patience with darkness is needed"],
  ],
  "required, but preferred": [
    "A skipper's ticket is required, radio licence preferred",
    ["A skipper's ticket is required", "radio licence preferred"],
  ],
  "and at least": ["a good ear, and at least one winter at sea", ["a good ear", "at least one winter at sea"]],
  "needed, ideally with": [
    "three winters at sea, preferably in small boats",
    ["three winters at sea", "preferably in small boats"],
  ],
  "to do this, and to do that": [
    "You will need to be at home with charts, to mend a net, and to cook for six",
    ["You will need to be at home with charts", "mend a net", "cook for six"],
  ],
  "able to, comfortable with": [
    "quick with figures, able to splice ropes",
    ["quick with figures", "able to splice ropes"],
  ],
  "a this, some that": [
    "A boat licence, some Norse and a second pair of boots",
    ["A boat licence", "some Norse", "a second pair of boots"],
  ],
  "with this, with that": [
    "worked with engines, with sails or oars, or with winches",
    ["worked with engines", "sails or oars", "winches"],
  ],
  "know this, write that": [
    "You should know the tides, write a clean log, and speak softly",
    ["You should know the tides", "write a clean log", "speak softly"],
  ],
};

test.each(CLAUSE_RULES.map(({ name }) => name))("one sentence asks for several things: %s", (name) => {
  const [sentence, clauses] = EXAMPLES[name] ?? [];
  const rule = CLAUSE_RULES.find((one) => one.name === name);
  expect(rule?.split(sentence ?? "").map((part) => part.trim())).toEqual(clauses);
});

test.each(["Rope, wire or chain", "Rope, wire and chain", "Knots such as bowlines, hitches or bends"])(
  "“%s” stays one wish",
  (text) => {
    expect(splitAsks(text)).toEqual([text]);
  },
);

test("commas without a closing word list separate things", () => {
  expect(splitAsks("Oars or sails, Welsh, current first aid.")).toEqual([
    "Oars or sails",
    "Welsh",
    "current first aid",
  ]);
});

test("wishes in a row are taken apart, names in a row are a choice", () => {
  expect(splitAsks("Pluses include Welsh, having raced dinghies, and sailing by night")).toHaveLength(3);
  expect(splitAsks("Bowline, hitch, or bend would be a plus")).toHaveLength(1);
});

test("a bullet is one wish, unless half of it is a plus", () => {
  expect(splitBullet("Day skipper; buoyage, charts")).toHaveLength(1);
  expect(splitBullet("Day skipper ticket; Yachtmaster a plus")).toEqual(["Day skipper ticket", "Yachtmaster a plus"]);
});

test("what stands behind the last comma of a bullet is a plus by itself, if it names something", () => {
  expect(splitBullet("Five years of knots and splicing, Welsh a plus")).toEqual([
    "Five years of knots and splicing",
    "Welsh a plus",
  ]);
  expect(splitBullet("Five years of knots, preferred")).toHaveLength(1);
  expect(splitBullet("Rope, wire, or chain a plus")).toHaveLength(1);
});

test("“no fewer than three of them” is not cut in two, and who is excluded is told apart", () => {
  const sentence =
    "Seven years at sea, and no fewer than three of them as a mate; we cannot consider anyone who has not sailed alone";
  expect(splitClauses(sentence)).toEqual([
    "Seven years at sea, and",
    "no fewer than three of them as a mate",
    "we cannot consider anyone who has not sailed alone",
  ]);
});

test("what stands before the comma asks for nothing", () => {
  expect(splitClauses("As Lamp Keeper, you have a steady hand")).toEqual(["you have a steady hand"]);
});

test("years that are counted out of others stay with what they were spent on", () => {
  const sentence = "At least two of those years were spent at sea";
  expect(splitClauses(sentence)).toEqual([sentence]);
});

test("a reason ends where the next wish begins", () => {
  const sentence = "You must be calm on the radio, because the storms are long, and you should know your knots";
  expect(splitAsks(sentence)).toEqual(["You must be calm on the radio", "you should know your knots"]);
  expect(splitAsks("We need someone with neat handwriting, because logs matter, and who knows the tides")).toEqual([
    "We need someone with neat handwriting",
    "who knows the tides",
  ]);
});

test("“speak Welsh, or have sailed alone” are two wishes", () => {
  const sentence = "It would help if you hold a boat licence, speak Welsh, or have sailed alone";
  expect(splitAsks(sentence)).toEqual(["It would help if you hold a boat licence", "speak Welsh", "have sailed alone"]);
});

test.each([
  "You have held a budget and can show us where it was saved",
  "You must have led a crew; a crew of four or more would be about right",
])("“%s” stays whole: its end measures what it begins with", (text) => {
  expect(splitClauses(text)).toEqual([text]);
});
