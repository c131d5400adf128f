import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { Importance } from "#shared/vacancies/vacancy.ts";
import type { JudgedVacancy } from "./judgements.ts";

// 236 further vacancies with 1,744 judged CVs of the same public sets, for learning only: which verdict each CV got and which of its
// passages decided it. The CVs themselves are not here.

const Verdict = z.union([z.literal(0), z.literal(1), z.literal(2)]);
const File = z.array(
  z.object({
    name: z.string(),
    title: z.string(),
    trade: z.string(),
    criteria: z.array(z.object({ text: z.string(), importance: Importance, years: z.nullable(z.number()) })),
    cvs: z.array(z.object({ id: z.string(), verdicts: z.string(), passages: z.array(z.int()) })),
  }),
);

function loadMore() {
  return File.parse(JSON.parse(readFileSync(join(import.meta.dirname, "more-judgements.json"), "utf8")));
}

export function loadMoreJudgements() {
  return loadMore().map(({ name, criteria, cvs }) => ({
    name,
    isMeasured: false,
    criteria: criteria.map(({ text }) => text),
    cvs: cvs.map(({ id, verdicts, passages }) => ({ id, verdicts: Array.from(verdicts, Number), passages })),
  }));
}

/** In the form of the measured ones. They have no advertisement but their criteria, and nobody said how well a person fits. */
export function loadMoreVacancies(texts: Map<string, string>): JudgedVacancy[] {
  return loadMore().map(({ name, title, trade, criteria, cvs }) => ({
    name,
    title,
    trade,
    ad: [title, ...criteria.map(({ text }) => text)].join("\n"),
    texts,
    criteria: criteria.map((criterion, at) => ({ id: `c${at}`, ...criterion })),
    cvs: cvs.map(({ id, verdicts }) => ({
      id,
      fit: 0,
      decision: "",
      trade,
      found: Object.fromEntries(Array.from(verdicts, (digit, at) => [`c${at}`, { v: Verdict.parse(Number(digit)) }])),
    })),
  }));
}
