import { expect, test } from "vitest";
import { stubCandidate } from "#tests/support/stub-rows.ts";
import { hasEndlessWord } from "./endless-word.ts";

test("an ordinary candidate has no endless word, however long the text", () => {
  expect(hasEndlessWord(stubCandidate({ summary: "eight years in payments ".repeat(500) }))).toBe(false);
});

test("a word without an end is found wherever it stands", () => {
  const skill = { skill: "x".repeat(300), level: "strong", evidence: "" };
  expect(hasEndlessWord(stubCandidate({ technical_skills: [skill] }))).toBe(true);
  expect(hasEndlessWord(stubCandidate({ candidate_name: "x".repeat(299) }))).toBe(false);
});
