import { expect, test } from "vitest";
import { readAnswer } from "./model-answer.ts";

const vacancy = {
  criteria: [
    { id: "c1", wording: "Python", kind: "skill", importance: "must", weight: 1, required_years: null, terms: [] },
  ],
} satisfies Parameters<typeof readAnswer>[1];
const good = { findings: [{ criterion: "c1", level: "partial", quotes: ["Python"] }], summary: "Some.", questions: [] };
const read = (text: string) => readAnswer(text, vacancy);

test("an answer is read, also out of prose or a fence around it", () => {
  const text = JSON.stringify(good);
  for (const around of [text, `Here you are:\n${text}\nGood luck!`, `\`\`\`json\n${text}\n\`\`\``])
    expect(read(around)).toEqual(good);
});

test("what nobody asked for is dropped: scores, foreign keys, prototypes", () => {
  const text = JSON.stringify({ ...good, score: 100, rank: 1 }).replace(
    "{",
    '{"__proto__":{"isAdmin":true},"constructor":1,',
  );
  const answer = read(text);
  expect(answer).toEqual(good);
  expect(Object.keys(answer ?? {})).toEqual(["findings", "summary", "questions"]);
  expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
});

test.each([
  ["nothing", ""],
  ["prose", "I am sorry, I cannot help with that."],
  ["a page", "<!doctype html><title>502</title>"],
  ["half an object", JSON.stringify(good).slice(0, 40)],
  ["NaN", JSON.stringify(good).replace('"partial"', "NaN")],
  ["an unknown level", JSON.stringify(good).replace("partial", "superb")],
  ["a number for a level", JSON.stringify(good).replace('"partial"', "100")],
  ["text for quotes", JSON.stringify(good).replace('["Python"]', '"Python"')],
  ["no summary", JSON.stringify({ ...good, summary: undefined })],
  ["a quote as long as a book", JSON.stringify(good).replace('["Python"]', JSON.stringify(["x".repeat(3000)]))],
  ["an answer that leaves a criterion out", JSON.stringify({ ...good, findings: [] })],
])("%s is no answer", (_name, text) => {
  expect(read(text)).toBeUndefined();
});
