import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { fitVerdict } from "./judged/fit-weights.ts";
import { loadJudged } from "./judged/judgements.ts";
import { measureHeldOut } from "./judged/measure-held-out.ts";

// Fits what a verdict is made of on judged vacancies and writes it down. The relevance scores are those of models that had not
// seen the vacancy, so that the weights do not trust the model more than it deserves.
// npm run fit -- --judged folder
const { values: options } = parseArgs({ options: { judged: { type: "string", default: "" } } });

const OUT = fileURLToPath(import.meta.resolve("#analysis/match/verdict/verdict-weights.ts"));
const HEAD = `import type { VerdictWeights } from "./verdict-features.ts";

// Written by \`npm run fit -- --judged folder\`; docs/quality.md holds the figures it was chosen by.

`;

const examples = loadJudged(options.judged).flatMap((vacancy) => measureHeldOut(vacancy).flatMap(({ rows }) => rows));
const weights = fitVerdict(examples);
console.log(weights);
writeFileSync(OUT, `${HEAD}export const VERDICT_WEIGHTS: VerdictWeights = ${JSON.stringify(weights, null, 2)};\n`);
