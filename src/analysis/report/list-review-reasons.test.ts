import { expect, test } from "vitest";
import type { ReadDocument } from "#analysis/read/page.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { listReviewReasons } from "./list-review-reasons.ts";

function reasons(
  change: Partial<ReadDocument> = {},
  found: { hasPastedVacancy?: boolean; isAddressed?: boolean; title?: string } = {},
) {
  const document = { ...textDocument(PLAIN_CV), ...change };
  return listReviewReasons({ document, title: "Site Manager", hasPastedVacancy: false, isAddressed: false, ...found });
}

test("an honest, well-read CV needs no second look", () => {
  expect(reasons()).toEqual([]);
});

test("each doubt is named", () => {
  expect(reasons({ quality: 0.5 })).toEqual(["poorly_read"]);
  expect(reasons({ hiddenCharacters: 200 })).toEqual(["hidden_text"]);
  expect(reasons({ oddCharacters: 9 })).toEqual(["odd_characters"]);
  expect(reasons({ asksToRun: true })).toEqual(["asks_to_run"]);
  expect(reasons({ carriesFiles: true })).toEqual(["carries_files"]);
  expect(reasons({ reachesOut: true })).toEqual(["reaches_out"]);
  expect(reasons({}, { hasPastedVacancy: true })).toEqual(["pasted_vacancy"]);
  expect(reasons({}, { isAddressed: true })).toEqual(["addressed_to_software"]);
});

test.each([
  ["three times in a row", "Site Manager\nSITE MANAGER\nSite Manager, "],
  [
    "in the same line three times",
    "A born site manager, I work.\nA born site manager, I work.\nA born site manager, I work.",
  ],
])("the advertised title %s is named, and a career in that role is not", (_how, lines) => {
  expect(reasons({ pages: textDocument(`${lines}\n${PLAIN_CV}`).pages })).toEqual(["repeated_title"]);
  const career = ["Hill & Co", "Dale Ltd", "Moor plc"].map((employer) => `Site Manager\n${employer}\nBuilt houses.`);
  expect(reasons({ pages: textDocument(`${PLAIN_CV}\n${career.join("\n")}`).pages })).toEqual([]);
});

test("a line is too little to judge by", () => {
  expect(
    reasons({ pages: textDocument("Alva Ashgrove, a cook who has cooked and who wants to cook again soon").pages }),
  ).toEqual(["little_text"]);
});

test("a CV in another language is said to be one", () => {
  const german =
    "Köchin in einem Gasthof seit sieben Jahren, zuständig für die warme Küche und den Einkauf der Waren. ".repeat(4);
  expect(reasons({ pages: textDocument(german).pages })).toEqual(["other_language"]);
});
