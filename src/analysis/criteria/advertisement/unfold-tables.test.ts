import { expect, test } from "vitest";
import { TABLE_RULES, unfoldTables } from "./unfold-tables.ts";

const EXAMPLES: Record<string, [string[], string[]]> = {
  "a column that says how much": [
    [
      "Skill | Required/Desired | Years",
      "Knots | Required | 8 Years",
      "Tides | Required |",
      "Welsh | Highly desired |",
    ],
    ["# Essential", "• Knots, 8 Years", "# Essential", "• Tides", "# Desirable", "• Welsh"],
  ],
  "a column for needs, one for wishes": [
    ["Area | Essential | Desirable", "Craft | Knots | Splicing", "Papers | Boat licence |"],
    ["# Essential", "• Knots", "• Boat licence", "# Desirable", "• Splicing"],
  ],
  "names and values": [
    ["Post | Lamp Keeper", "Papers | Boat licence", "Tongues | Welsh"],
    ["Post: Lamp Keeper", "Papers: Boat licence", "Tongues: Welsh"],
  ],
};

test.each(TABLE_RULES.map(({ name }) => name))("a table with %s is read row by row", (name) => {
  const [lines, unfolded] = EXAMPLES[name] ?? [[], ["no example"]];
  expect(unfoldTables(lines)).toEqual(unfolded);
});

test("a sign behind each row says essential or desirable", () => {
  const rows = ["Degree in lamp science E A/I", "1. Knots (E)", "Tide tables E T", "Splicing D A", "Watches"];
  expect(unfoldTables(rows)).toEqual([
    "# Essential",
    "• Degree in lamp science",
    "# Essential",
    "• Knots",
    "# Essential",
    "• Tide tables",
    "# Desirable",
    "• Splicing",
    "Watches",
  ]);
});

test("a letter at the end of a line is no sign by itself, and a bar in a sentence is no table", () => {
  const lines = ["Lamp Keeper | Northshire", "Leaving Certificate with at least a grade D", "Vitamins A, B and E"];
  expect(unfoldTables(lines)).toEqual(lines);
});
