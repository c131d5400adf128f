import { afterAll, expect, test } from "vitest";
import { UnreadableReason } from "#shared/screening/cv-analysis.ts";
import { badPdfs } from "#tests/support/bad-pdfs.ts";
import { bitFlips } from "#tests/support/damaged-copies.ts";
import { hostileZips } from "#tests/support/hostile-zips.ts";
import { inventedCvs, inventedVacancy } from "#tests/support/invented-cvs.ts";
import { Reader } from "#pipeline/reader/reader.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";

const reader = new Reader();
afterAll(() => reader.close());

const ENDINGS = new Set([...UnreadableReason.options, "read", "scanned", "used_too_much_memory", "took_too_long"]);

async function endingOf(bytes: Uint8Array): Promise<string> {
  const result = await reader.ask({ kind: "read_vacancy", bytes, recognises: false }, VacancyOutcome);
  if (result.kind === "died") return result.how;
  return result.answer.kind === "unreadable" ? result.answer.reason : result.answer.kind;
}

test.each([...badPdfs(), ...hostileZips()])(
  "$name: the file has an ending, and the next one is read",
  async ({ make }) => {
    expect(ENDINGS).toContain(await endingOf(await make()));
    expect(await endingOf(inventedVacancy().bytes)).toBe("read");
  },
);

test("five hundred damaged copies of a CV each have an ending", async () => {
  const [whole] = inventedCvs(1);
  const endings: string[] = [];
  for (const bytes of bitFlips(whole?.bytes ?? new Uint8Array(), 500, 11)) endings.push(await endingOf(bytes));
  expect(endings).toHaveLength(500);
  expect(endings.filter((ending) => !ENDINGS.has(ending))).toEqual([]);
  expect(await endingOf(inventedVacancy().bytes)).toBe("read");
});
