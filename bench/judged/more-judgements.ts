import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

// 236 further vacancies with 1,744 judged CVs of the same public sets, for learning only: which verdict each CV got and which of its
// passages decided it. The CVs themselves are not here.

const File = z.array(
  z.object({
    name: z.string(),
    criteria: z.array(z.object({ text: z.string() })),
    cvs: z.array(z.object({ id: z.string(), verdicts: z.string(), passages: z.array(z.int()) })),
  }),
);

export function loadMoreJudgements() {
  const file = File.parse(JSON.parse(readFileSync(join(import.meta.dirname, "more-judgements.json"), "utf8")));
  return file.map(({ name, criteria, cvs }) => ({
    name,
    isMeasured: false,
    criteria: criteria.map(({ text }) => text),
    cvs: cvs.map(({ id, verdicts, passages }) => ({ id, verdicts: Array.from(verdicts, Number), passages })),
  }));
}
