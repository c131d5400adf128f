import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { openMeanings } from "#analysis/match/meaning/open-meanings.ts";
import type { Calibration } from "#analysis/score/calibration.ts";
import { scoreEvidence } from "#analysis/score/score-evidence.ts";
import { fitRole } from "#analysis/score/weigh-evidence.ts";
import { loadBenchmarks } from "./quality/corpus.ts";
import { calibrate, fitNearness, type Measured } from "./quality/fit-model.ts";
import { areaUnderCurve, gainOfFirstTen, mean } from "./quality/metrics.ts";
import { measureSignals, type Signals } from "./quality/signals.ts";

// Fits the weights of the score on the training advertisements and writes them down.
// npm run fit -- --corpus folder
const { values: options } = parseArgs({ options: { corpus: { type: "string", default: "" } } });

const OUT = fileURLToPath(import.meta.resolve("#analysis/score/calibration.ts"));
const FOLDS = 5;
const EVIDENCE = [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4];
/** Of the ranking's mean figure; what evidence costs there is bought back where everyone is of one profession. */
const MAY_COST = 0.015;

const table = readFileSync(fileURLToPath(import.meta.resolve("#analysis/match/meaning/word-meanings.bin")));
const meanings = openMeanings(new Uint8Array(table));
const all: Measured[] = loadBenchmarks(options.corpus).map((benchmark) => {
  return { benchmark, signals: measureSignals(benchmark, meanings) };
});

const folds = Array.from({ length: FOLDS }, (_, fold) => {
  const isUsed = (ad: number) => ad % FOLDS !== fold;
  return { isUsed, nearness: fitNearness(all, isUsed) };
});
const tried = EVIDENCE.map((evidence) => measureRanking(evidence));
console.table(tried);
const best = Math.max(...tried.map(({ figure }) => figure));
const chosen = tried.findLast(({ figure }) => figure >= best - MAY_COST)?.evidence ?? 0;
const everyAd = () => true;
const calibration = calibrate(all, fitNearness(all, everyAd), chosen, everyAd);
console.log(`evidence ${chosen}`, calibration);
writeCalibration(calibration);

/** Every advertisement is scored by weights that were fitted without it, as the whole numbers that a recruiter sees. */
function measureRanking(evidence: number) {
  const fitted = folds.map(({ nearness, isUsed }) => calibrate(all, nearness, evidence, isUsed));
  const figures = all.map(({ benchmark, signals }) => {
    const scores = signals.map((row, ad) => row.map((found) => score(found, fitted[ad % FOLDS])));
    const auc = mean(benchmark.related.map((related, ad) => areaUnderCurve(related, scores[ad] ?? [])));
    const ndcg = mean(benchmark.related.map((related, ad) => gainOfFirstTen(related, scores[ad] ?? [])));
    return { name: benchmark.name, auc, ndcg };
  });
  const columns = figures.flatMap(({ name, auc, ndcg }) => [
    [`${name} AUC`, auc],
    [`${name} nDCG`, ndcg],
  ]);
  return { evidence, ...Object.fromEntries(columns), figure: mean(figures.flatMap(({ auc, ndcg }) => [auc, ndcg])) };
}

function score({ role, judged }: Signals, fitted: Calibration | undefined): number {
  return scoreEvidence(fitRole(role, fitted), judged, fitted);
}

function writeCalibration({ weights, knots }: Calibration) {
  const source = readFileSync(OUT, "utf8");
  const head = source.slice(0, source.indexOf("export const CALIBRATION"));
  const numbers = Object.entries(weights).map(([name, weight]) => `${name}: ${weight.toFixed(3)}`);
  const rows = knots.map(([sum, points]) => `    [${sum.toFixed(3)}, ${points}],`);
  const body = `  weights: { ${numbers.join(", ")} },\n  knots: [\n${rows.join("\n")}\n  ],`;
  writeFileSync(OUT, `${head}export const CALIBRATION: Calibration = {\n${body}\n};\n`);
}
