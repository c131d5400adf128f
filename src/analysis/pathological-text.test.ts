import { threadCpuUsage } from "node:process";
import { expect, test } from "vitest";
import { inventedVacancy } from "#tests/support/invented-cvs.ts";
import { PLAIN_CV, textDocument } from "#tests/support/invented-documents.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { analyseDocument, readVacancy, vacancyFrom } from "./analyse.ts";

// What a pattern that looks back again and again would stumble over: long runs of what words, dates, addresses and lists are made of.
const PIECES = [
  "a",
  "A",
  "1",
  " ",
  "\t",
  "-",
  ".",
  ",",
  "(",
  "/",
  "\n",
  "é",
  "&",
  "'",
  "█",
  "@",
  "Aa ",
  "a.",
  "1 ",
  "a@",
  "@a",
  "a-",
  "+4 ",
  "20",
  "Jan ",
  "A. ",
  "• ",
  "1/",
  "one ",
];
const SHORT = 5_000;
const TIMES = 8;

const reader = await openTestReader();
const outcome = await readVacancy({ reader, bytes: inventedVacancy().bytes });
if (outcome.kind !== "read") throw new Error(outcome.kind);
const task = { vacancy: outcome.vacancy, models: openTestModels(), asOf: "2025-03-15", onStage: () => {} };

const asCv = (text: string) => analyseDocument(textDocument(`${PLAIN_CV}\n${text}!`), task);
const asVacancy = (text: string) => vacancyFrom(textDocument(`Backend Engineer\nRequirements\n${text}!`));

/** In the processor's time of this thread: a busy machine makes the day longer and not the work. */
function cost(read: (text: string) => unknown, piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length));
  const before = threadCpuUsage();
  read(text);
  const { user, system } = threadCpuUsage(before);
  return user + system;
}

/** Of two: collecting garbage and compiling fall into either. */
function leastCost(read: (text: string) => unknown, piece: string, length: number): number {
  return Math.min(cost(read, piece, length), cost(read, piece, length));
}

// Work that grows with the square would make eight times the text cost sixty-four times as much.
const SQUARE = TIMES * TIMES;
const START_MICROSECONDS = 2000;

test.each(PIECES)("eight times as many %j in a CV or a job description are not sixty-four times the work", (piece) => {
  for (const read of [asCv, asVacancy]) {
    cost(read, piece, SHORT);
    const short = leastCost(read, piece, SHORT) + START_MICROSECONDS;
    expect(leastCost(read, piece, SHORT * TIMES) / short).toBeLessThan(SQUARE / 2);
  }
});
