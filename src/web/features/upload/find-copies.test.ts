import { expect, test } from "vitest";
import { describeCopies, findCopies } from "./find-copies.ts";

const file = (name: string, content: string) => new File([content], name, { type: "application/pdf" });
const alva = file("alva.pdf", "one CV");

async function copiesIn(chosen: File[], offered: File[]) {
  return [...(await findCopies(chosen, offered))].map(([copy, first]) => `${copy.name} of ${first.name}`);
}

test("the same bytes under another name are a copy, whether chosen before or together", async () => {
  expect(await copiesIn([alva], [file("alva (1).pdf", "one CV"), file("bram.pdf", "another")])).toEqual([
    "alva (1).pdf of alva.pdf",
  ]);
  expect(await copiesIn([], [alva, file("b.pdf", "one CV"), file("c.pdf", "one CV")])).toEqual([
    "b.pdf of alva.pdf",
    "c.pdf of alva.pdf",
  ]);
});

test("files of one length with other content are no copies", async () => {
  expect(await copiesIn([alva], [file("bram.pdf", "two CV")])).toEqual([]);
});

test("copies are named in one sentence", async () => {
  const same = await findCopies([alva], [file("alva.pdf", "one CV")]);
  expect(describeCopies(same)).toBe("alva.pdf is chosen already.");
  const renamed = await findCopies([alva], [file("final.pdf", "one CV")]);
  expect(describeCopies(renamed)).toBe("final.pdf is the same file as alva.pdf.");
  const many = await findCopies(
    [alva],
    ["a", "b", "c", "d"].map((name) => file(name, "one CV")),
  );
  expect(describeCopies(many)).toBe("4 files are chosen already: a, b, c and 1 more.");
});
