import { readFileSync } from "node:fs";
import { join } from "node:path";
import { crc32, gunzipSync } from "node:zlib";
import * as z from "zod/mini";
import type { CvIndex } from "#analysis/match/index-cv.ts";
import type { ScoredPassage } from "#analysis/match/relevance/search-passages.ts";

// What relevance models said of judged vacancies that they had not seen: each was trained without a part of them
// (bench/judged/train.py). The model that ships has seen them all, so it cannot be measured on them.

const File = z.object({
  steps: z.number(),
  vacancies: z.record(
    z.string(),
    z.object({ fold: z.int(), cvs: z.record(z.string(), z.object({ passages: z.string(), scores: z.string() })) }),
  ),
});
const measured = readHeldOut("held-out.json.gz");
/** Those of the further vacancies, which are learned from and not measured. */
const further = readHeldOut("held-out-more.json.gz");

function readHeldOut(name: string) {
  return File.parse(JSON.parse(gunzipSync(readFileSync(join(import.meta.dirname, name))).toString("utf8")));
}

export const FOLDS = 3;

export function foldOf(vacancy: string): number | undefined {
  return measured.vacancies[vacancy]?.fold;
}

/** For each criterion the passages and their held-out scores. A passage that was read otherwise in training has none. */
export function heldOutScores(vacancy: string, cv: string, { passages }: CvIndex): ScoredPassage[][] {
  const file = vacancy in measured.vacancies ? measured : further;
  const stored = file.vacancies[vacancy]?.cvs[cv];
  if (stored === undefined) throw new Error(`There are no held-out scores for ${vacancy}, ${cv}.`);
  const hashes = new Uint32Array(new Uint8Array(Buffer.from(stored.passages, "base64")).buffer);
  const scores = new Int8Array(new Uint8Array(Buffer.from(stored.scores, "base64")).buffer);
  const places = new Map(Array.from(hashes, (hash, at) => [hash, at]));
  const count = hashes.length;
  return Array.from({ length: scores.length / count / 2 }, (_, criterion) =>
    passages.flatMap(({ text }, passage): ScoredPassage[] => {
      const at = places.get(crc32(text));
      if (at === undefined) return [];
      const from = (criterion * count + at) * 2;
      return [{ passage, some: (scores[from] ?? 0) / file.steps, full: (scores[from + 1] ?? 0) / file.steps }];
    }),
  );
}
