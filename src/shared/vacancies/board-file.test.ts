import { expect, test } from "vitest";
import { readBoardFile, writeBoardFile } from "./board-file.ts";
import { BOARD_TEMPLATES } from "./board-templates.ts";
import { CriteriaFile } from "./criteria-file.ts";

test.each(BOARD_TEMPLATES)("the board for $trade leaves as a file and comes back as it was", ({ trade, rows }) => {
  expect(readBoardFile(writeBoardFile(trade, rows))).toEqual(rows);
});

test("a list of plain wordings is a board, too", () => {
  expect(readBoardFile('["Python", "Django"]')).toMatchObject([
    { wording: "Python", importance: "must", weight: 2 },
    { wording: "Django", importance: "must", weight: 2 },
  ]);
});

test.each(["", "no JSON", "[]", '{"criteria": [{"importance": "must"}]}', '[{"wording": "Python", "weight": -1}]'])(
  "%j is no board",
  (text) => {
    expect(readBoardFile(text)).toBeUndefined();
  },
);

test("templates name each criterion once and leave room for more", () => {
  for (const { rows } of BOARD_TEMPLATES) {
    expect(CriteriaFile.parse(rows)).toHaveLength(new Set(rows.map(({ wording }) => wording.toLowerCase())).size);
    expect(rows.some(({ importance }) => importance === "nice")).toBe(true);
  }
});
