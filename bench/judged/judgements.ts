import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";
import { Importance } from "#shared/vacancies/vacancy.ts";

const Verdict = z.object({
  v: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** The words of the CV that decide it. */
  q: z.optional(z.string()),
});
const Judged = z.object({
  title: z.string(),
  trade: z.string(),
  criteria: z.array(
    z.object({ id: z.string(), text: z.string(), importance: Importance, years: z.nullable(z.number()) }),
  ),
  cvs: z.array(
    z.object({
      id: z.string(),
      fit: z.number(),
      decision: z.string(),
      trade: z.string(),
      found: z.record(z.string(), Verdict),
    }),
  ),
});

export interface JudgedVacancy extends z.infer<typeof Judged> {
  name: string;
  ad: string;
  /** By the ids of the CVs. */
  texts: Map<string, string>;
}
export type ReadCv = JudgedVacancy["cvs"][number];

/** Folders with `ad.txt`, `judged.json` and `cvs/*.txt`. */
export function loadJudged(folder: string): JudgedVacancy[] {
  const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, "judged.json")));
  return names.toSorted().map((name) => {
    const judged = Judged.parse(JSON.parse(readFileSync(join(folder, name, "judged.json"), "utf8")));
    const texts = judged.cvs.map(
      ({ id }) => [id, readFileSync(join(folder, name, "cvs", `${id}.txt`), "utf8")] as const,
    );
    const ad = readFileSync(join(folder, name, "ad.txt"), "utf8");
    return Object.assign({ name, ad, texts: new Map(texts) }, judged);
  });
}
