import { expect, test } from "vitest";
import type { ReadDocument } from "#analysis/read/page.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { listReviewReasons } from "./list-review-reasons.ts";

function reasons(
  change: Partial<ReadDocument> = {},
  found: { hasPastedVacancy?: boolean; isAddressed?: boolean } = {},
) {
  const document = { ...textDocument(PLAIN_CV), ...change };
  return listReviewReasons({ document, hasPastedVacancy: false, isAddressed: false, ...found });
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
