import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as z from "zod/mini";
import { FEATURES, QUESTIONS } from "#analysis/match/verdict/verdict-features.ts";
import { type Example, FeatureValues } from "./fit-weights.ts";

// What the further vacancies teach about verdicts: features from models that had not seen the vacancy, and the reader's verdict. Kept,
// so that weights can be learned and measured without their CVs. `npm run fit -- --judged folder --corpus folder` writes them anew.

const PATH = join(import.meta.dirname, "more-examples.json.gz");
const Rows = z.array(z.tuple([z.int(), z.int()], z.number()));

export function loadMoreExamples(): Example[] {
  const rows = Rows.parse(JSON.parse(gunzipSync(readFileSync(PATH)).toString("utf8")));
  return rows.map(([question, verdict, ...values]) => ({
    question: z.enum(QUESTIONS).parse(QUESTIONS[question]),
    verdict,
    features: FeatureValues.parse(Object.fromEntries(FEATURES.map((name, at) => [name, values[at]]))),
  }));
}

export function writeMoreExamples(examples: Example[]): void {
  const rows = examples.map(({ question, verdict, features }) => [
    QUESTIONS.indexOf(question),
    verdict,
    ...FEATURES.map((name) => Number(features[name].toFixed(3))),
  ]);
  writeFileSync(PATH, gzipSync(JSON.stringify(rows), { level: 9 }));
}
