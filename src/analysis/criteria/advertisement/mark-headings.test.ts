import { expect, test } from "vitest";
import { MARK_RULES, markHeadings } from "./mark-headings.ts";
import { tidyVacancyLines } from "./tidy-vacancy-lines.ts";

const EXAMPLES: Record<string, [string[], string[]]> = {
  "number signs": [
    ["### The lamp room", "Oil and wicks."],
    ["# The lamp room", "Oil and wicks."],
  ],
  "bold letters": [
    ["**Who climbs well**", "Anybody."],
    ["# Who climbs well", "Anybody."],
  ],
  underlined: [
    ["Watches", "-------", "Four hours each."],
    ["# Watches", "Four hours each."],
  ],
  "number of a section": [
    ["3. What the keepers look for", "3.1 Two winters at sea.", "3.2 Knots."],
    ["# What the keepers look for", "• Two winters at sea.", "• Knots."],
  ],
};

test.each(MARK_RULES.map(({ name }) => name))("a heading set by %s is one, whatever its words", (name) => {
  const [lines, marked] = EXAMPLES[name] ?? [[], ["no example"]];
  expect(markHeadings(lines)).toEqual(marked);
});

test("a heading may be set in italics", () => {
  expect(markHeadings(["*Things we would like*", "Semaphore."])).toEqual(["# Things we would like", "Semaphore."]);
});

test("numbers without sections under them are a list, and a sentence in bold stays a sentence", () => {
  const lines = ["1. Knots", "2. Tide tables", "**Applications close on Friday.**"];
  expect(markHeadings(lines)).toEqual(lines);
});

test("signs of a chat message are read as what they stand for", () => {
  expect(tidyVacancyLines(["*Leave:* two weeks", "✅ Knots and splices", "⭐️ Some Welsh 🙂"])).toEqual([
    "Leave: two weeks",
    "• Knots and splices",
    "• Some Welsh",
  ]);
});
