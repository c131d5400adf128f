import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod/mini";

const Cv = z.object({ id: z.string(), cat: z.string(), text: z.string() });
const Ad = z.object({
  id: z.string(),
  title: z.string(),
  text: z.string(),
  cats: z.optional(z.array(z.string())),
  cat: z.optional(z.string()),
  nb: z.optional(z.array(z.string())),
});
export type LabelledCv = z.infer<typeof Cv>;

/** `related[ad][cv]`: 2 for the advertised profession, 1 for a neighbouring one, 0 for any other. */
export interface Benchmark {
  name: string;
  cvs: LabelledCv[];
  ads: z.infer<typeof Ad>[];
  related: number[][];
}

export function loadBenchmarks(folder: string): Benchmark[] {
  return [
    ["IT", "it"],
    ["professions", "professions"],
  ].map(([name = "", part = ""]) => {
    const cvs = readRows(folder, `cvs-${part}`).map((row) => Cv.parse(row));
    const ads = readRows(folder, `ads-${part}`).map((row) => Ad.parse(row));
    return { name, cvs, ads, related: ads.map((ad) => cvs.map((cv) => relate(ad, cv))) };
  });
}

function relate(ad: z.infer<typeof Ad>, cv: LabelledCv): number {
  if ((ad.cats ?? [ad.cat]).includes(cv.cat)) return 2;
  return ad.nb?.includes(cv.cat) === true ? 1 : 0;
}

function readRows(folder: string, name: string): unknown[] {
  const rows = readFileSync(join(folder, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n");
  return rows.map((row): unknown => JSON.parse(row));
}
