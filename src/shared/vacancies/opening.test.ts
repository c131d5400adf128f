import { expect, test } from "vitest";
import { openingTitle } from "./opening.ts";

test.each([
  ["Welder", "advert.pdf", "Welder"],
  [" ", "Senior Welder.PDF", "Senior Welder"],
  ["", ".pdf", "Position"],
])("a job description titled %j in %j is for a %s", (title, fileName, opening) => {
  expect(openingTitle(title, fileName)).toBe(opening);
});
