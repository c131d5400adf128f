import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Example, fitVerdict } from "./judged/fit-weights.ts";
import { type JudgedVacancy, loadJudged } from "./judged/judgements.ts";
import { measureHeldOut } from "./judged/measure-held-out.ts";
import { loadMoreExamples, writeMoreExamples } from "./judged/more-examples.ts";
import { loadMoreVacancies } from "./judged/more-judgements.ts";
import { loadBenchmarks } from "./quality/corpus.ts";

// Fits what a verdict is made of on judged vacancies and writes it down. The relevance scores are those of models that had not
// seen the vacancy, so that the weights do not trust the model more than it deserves.
// npm run fit -- --judged folder [--corpus folder]
// With the CVs of the further vacancies (`--corpus`) their examples are measured anew; do so after a change of the features.
const { values: options } = parseArgs({
  options: { judged: { type: "string", default: "" }, corpus: { type: "string" } },
});

const OUT = fileURLToPath(import.meta.resolve("#analysis/match/verdict/verdict-weights.ts"));
const HEAD = `import type { VerdictWeights } from "./verdict-features.ts";

// Written by \`npm run fit -- --judged folder\`; docs/quality.md holds the figures it was chosen by.

`;

const judged = loadJudged(options.judged);
if (options.corpus !== undefined) writeMoreExamples(loadMoreVacancies(textsOf(options.corpus)).flatMap(listExamples));
const weights = fitVerdict([...judged.flatMap(listExamples), ...loadMoreExamples()]);
console.log(weights);
writeFileSync(OUT, `${HEAD}export const VERDICT_WEIGHTS: VerdictWeights = ${JSON.stringify(weights, null, 2)};\n`);

function listExamples(vacancy: JudgedVacancy): Example[] {
  return measureHeldOut(vacancy).flatMap(({ rows }) => rows);
}

function textsOf(corpus: string): Map<string, string> {
  const cvs = loadBenchmarks(corpus).flatMap((benchmark) => benchmark.cvs.map(({ id, text }) => [id, text] as const));
  return new Map([...cvs, ...judged.flatMap(({ texts }) => Array.from(texts))]);
}
