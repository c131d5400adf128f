import { expect, test } from "vitest";
import { writeExplanation } from "./write-explanation.ts";

const facts = {
  type: "explanation" as const,
  name: null,
  position: "Cook",
  skills: [],
  strengths: [],
  sender: "Robin Hale",
  variant: 0,
};
const ground = (level: "strong" | "missing", text: string) => ({
  wording: "Food hygiene",
  importance: "must" as const,
  level,
  points: 1,
  of: 2,
  quotes: [{ text, page: 2 }],
});
const explain = (level: "strong" | "missing", text: string) =>
  writeExplanation(facts, {
    decision: "hold",
    decided_at: "2026-03-02T09:00:00.000Z",
    reason: "",
    score: 50,
    grounds: { criteria: [ground(level, text)], set_aside: [] },
  }).content;

test("what the CV shows is quoted in one line", () => {
  expect(explain("strong", "Level 3 award in\nfood hygiene")).toContain(
    "- Food hygiene: shown in your CV (“Level 3 award in food hygiene”, page 2)\n",
  );
});

test("what was not found is not followed by a quote", () => {
  expect(explain("missing", "Kept a clean kitchen")).toContain("- Food hygiene: not found in your CV\n");
});
