import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import { extractProfile } from "./extract-profile.ts";
import { readPostSentence, SENTENCE_RULES } from "./read-post-sentence.ts";

const SENTENCES: [rule: string, text: string][] = [
  ["as something, at somebody's", "Currently working as a Senior Gardener in Hollow Oak, Leeds from"],
  ["as something, at somebody's", "• 2 years as Senior Gardener at Hollow Oak from"],
  ["as something, at somebody's", "As Senior Gardener for the Hollow Oak"],
  ["at somebody's, as something", "Worked with Hollow Oak as Senior Gardener since"],
  ["at somebody's, as something", "I am employed by Hollow Oak, Leeds, as the Senior Gardener"],
];

test.each(SENTENCES)("a post can be told in a sentence, %s: %s", (_, text) => {
  expect(readPostSentence(text)).toMatchObject([
    { kind: "title", text: "Senior Gardener" },
    { kind: "employer", text: "Hollow Oak" },
  ]);
});

test("every rule has its example", () => {
  expect(SENTENCE_RULES.map(({ name }) => name)).toEqual([...new Set(SENTENCES.map(([rule]) => rule))]);
});

test.each(["Worked with customers as needed", "Served as a sounding board for the team", "Working at height since"])(
  "a sentence about the work is no post: %s",
  (text) => {
    expect(readPostSentence(text)).toBeUndefined();
  },
);

test("a list of sentences gives the present post and those before it", () => {
  const text = `Alva Ashgrove\nalva@example.org\nWork Experience
• Working with Hollow Oak Technologies as Senior Gardener since June 2016.
• Worked as Gardener in Fern Hill from May 2012 to May 2016.`;
  const { current, positions } = extractProfile(textDocument(text).pages, "2025-03-15");
  expect(current).toMatchObject({ title: "Senior Gardener", company: "Hollow Oak Technologies" });
  expect(positions[1]).toMatchObject({ title: "Gardener", company: "Fern Hill" });
});
