import { expect, test } from "vitest";
import { textDocument } from "#tests/support/invented-documents.ts";
import type { Importance } from "#shared/vacancies/vacancy.ts";
import { checkBoard } from "./check-board.ts";
import { previewVacancy } from "./preview-vacancy.ts";
import { VAGUE_RULES } from "./vague-rules.ts";

const row = (wording: string, importance: Importance = "must") => ({ wording, importance });
const notesOn = (wording: string) => checkBoard("Porter", [row(wording)]).rows[0]?.notes ?? [];

const VAGUE: Record<string, string> = {
  "experience of nothing in particular": "Proven experience",
  "some years": "Several years in retail",
  computers: "Good computer skills",
  attitude: "Passionate about boats",
  "soft skill": "Excellent communicator",
};

test.each(VAGUE_RULES.map(({ name }) => name))("%s is vague, and the hint says what would help", (name) => {
  const wording = VAGUE[name] ?? "";
  const rule = VAGUE_RULES.find(({ holds }) => holds(wording));
  expect(rule?.name).toBe(name);
  expect(notesOn(wording)).toEqual([{ kind: "vague", text: expect.stringMatching(/\?|Name what/u) }]);
});

test("an excellent communicator is asked what would show it", () => {
  expect(notesOn("Excellent communicator")[0]?.text).toBe(
    "What would show it? For example: “presented findings”, “presented results”, “presented proposals”.",
  );
});

test.each([
  "Full driving licence",
  "Five years of SQL",
  "Able to explain a technical decision to a board of directors",
])("“%s” is clear", (wording) => {
  expect(notesOn(wording)).toEqual([]);
});

test.each([
  ["Female", "gender"],
  ["Under 30", "age"],
  ["Young and dynamic", "age"],
  ["Native English speaker", "nationality"],
  ["No children", "family"],
  ["Christian", "religion"],
  ["Able to lift 25 kg", "disability"],
])("“%s” on a board is refused as %s, with the reason", (wording, trait) => {
  const [note] = notesOn(wording);
  expect(note).toMatchObject({ kind: "protected", trait, text: expect.stringContaining("Nobody may be chosen by") });
});

test("one thing with two numbers of years is a contradiction on both rows", () => {
  const { rows } = checkBoard("Porter", [row("3 years of warehouse work"), row("5 years of warehouse work")]);
  expect(rows.map(({ required_years }) => required_years)).toEqual([3, 5]);
  expect(rows[0]?.notes).toEqual([{ kind: "contradicts", text: "3 years here, 5 in “5 years of warehouse work”." }]);
  expect(rows[1]?.notes[0]?.kind).toBe("contradicts");
});

test("two numbers of years in the role itself contradict each other, too", () => {
  const { rows } = checkBoard("Welder", [row("3 years of welding"), row("5 years of welding")]);
  expect(rows.map(({ notes }) => notes.some(({ kind }) => kind === "contradicts"))).toEqual([true, true]);
});

test("one thing needed here and nice to have there is a contradiction; alike it would count twice", () => {
  const [needed] = checkBoard("Porter", [row("Forklift licence"), row("Forklift licence", "nice")]).rows;
  expect(needed?.notes).toEqual([{ kind: "contradicts", text: "needed here, nice to have in “Forklift licence”." }]);
  const [twice] = checkBoard("Porter", [row("Forklift licence"), row("forklift licence")]).rows;
  expect(twice?.notes[0]?.kind).toBe("repeats");
});

test("a job description that asks for one thing as a must and as a wish is told so", () => {
  const { rows } = previewVacancy(
    textDocument(
      "Porter\nRequirements\n• Forklift truck licence\n• Cash handling\nDesirable\n• Forklift truck licence",
    ),
  );
  const forklift = rows.find(({ wording }) => wording.startsWith("Forklift"));
  expect(forklift?.importance).not.toBe("nice");
  expect(forklift?.notes.map(({ kind }) => kind)).toEqual(["contradicts"]);
});

test("a preview shows the title, the rows with their weights, and what is set aside or left to be checked by me", () => {
  const preview = previewVacancy(
    textDocument(
      "Head Chef\nRequirements\n• Five years as a chef\n• Food hygiene\n• Young and energetic\n• Right to work in the UK\n• DBS check",
    ),
  );
  expect(preview).toMatchObject({ question: null, title: "Head Chef", set_aside: [{ trait: "age" }] });
  expect(preview.rows[0]).toMatchObject({
    wording: "Five years as a chef",
    required_years: 5,
    notes: [{ kind: "role" }],
  });
  expect(preview.formalities).toHaveLength(2);
});
