import { afterAll, expect, test } from "vitest";
import { Reader } from "#pipeline/reader/reader.ts";
import { VacancyOutcome } from "#analysis/vacancy-outcome.ts";
import { inventedVacancy } from "#tests/support/invented-cvs.ts";
import { askReader } from "./ask-reader.ts";

const reader = new Reader();
afterAll(() => reader.close());
const question = { kind: "read_vacancy", bytes: inventedVacancy().bytes, recognises: false } as const;

test("a reader that dies costs the file it was reading, and reads the next one", async () => {
  await reader.warmUp();
  const dying = askReader({ reader, question, expected: VacancyOutcome });
  reader.close();
  expect(await dying).toEqual({ kind: "unreadable", reason: "unsafe" });
  expect(await askReader({ reader, question, expected: VacancyOutcome })).toMatchObject({ kind: "read" });
});

test("an answer that is none is not believed", async () => {
  const expected = { safeParse: () => ({ data: undefined }) };
  expect(await askReader({ reader, question, expected })).toEqual({ kind: "unreadable", reason: "unsafe" });
});
