import { expect, test } from "vitest";
import { cutStrength } from "./cut-strength.ts";

test.each([
  ["Python", "Python"],
  ["123456789012345678901234567890", "123456789012345678901234567890"],
  ["1234567890123456789012345678901", "123456789012345678901234567890…"],
  ["12345678901234567890123456789 and more", "12345678901234567890123456789…"],
  ["“Stock control”: shown by “Counted the stock of two shops”", "Stock control"],
  ["“Stock control” and “Fixed asset accounting”: shown by “Counted”", "Stock control"],
  ["👩‍🔬".repeat(31), `${"👩‍🔬".repeat(30)}…`],
])("of %s a card shows %s", (strength, shown) => expect(cutStrength(strength)).toBe(shown));
