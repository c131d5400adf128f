import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { analyseDocument } from "#analysis/analyse.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { openTestModels, openTestReader } from "#tests/support/test-reader.ts";
import { openSentenceModel, SENTENCE_DIMENSIONS } from "./meaning/sentence-model.ts";
import { measureAttacks, measureQuotes, measureRemoval, type Pair } from "./quality/attacks.ts";
import { rankByBm25, rankByDocument, rankByTfIdf, type Scores } from "./quality/baselines.ts";
import { type Benchmark, loadBenchmarks } from "./quality/corpus.ts";
import { listWorstCases, measureExtraction, tabulateExtraction } from "./quality/extraction.ts";
import { measureInvariance } from "./quality/invariance.ts";
import { areaUnderCurve, type Estimate, estimate, gainOfFirstTen } from "./quality/metrics.ts";
import { AS_OF, pagesOf, scorePairs } from "./quality/signals.ts";

// What the judgement is worth: ranking against simpler methods, extraction, fairness, resistance.
// npm run bench:quality -- --corpus folder [--tools folder] [--every 20] [--score-every 1]
const { values: options } = parseArgs({
  options: {
    corpus: { type: "string", default: "" },
    tools: { type: "string" },
    every: { type: "string", default: "20" },
    "score-every": { type: "string", default: "1" },
  },
});

console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
const models = openTestModels();
const benchmarks = loadBenchmarks(options.corpus);

await reportExtraction();
reportResistance(listPairs(Number(options.every)));
await reportRanking();
console.log(`load average ${loadavg()[0]?.toFixed(2)}`);

async function reportRanking() {
  const rows: Record<string, string>[] = [];
  for (const benchmark of benchmarks) {
    const documents = (texts: { text: string }[]) => texts.map(({ text }) => models.meanings.of(text));
    const methods: [string, Scores][] = [
      ["TF-IDF cosine", rankByTfIdf(benchmark)],
      ["BM25", rankByBm25(benchmark)],
      ["whole documents, our word meanings", rankByDocument(documents(benchmark.ads), documents(benchmark.cvs))],
      ...(await embedWhole(benchmark)),
      ["Evenhand's score", scorePairs(benchmark, models)],
    ];
    for (const [method, scores] of methods) rows.push(describe(benchmark, method, scores));
  }
  console.table(rows);
}

function describe({ name, related }: Benchmark, method: string, scores: Scores) {
  const auc = estimate(related.map((row, ad) => areaUnderCurve(row, scores[ad] ?? [])));
  const ndcg = estimate(related.map((row, ad) => gainOfFirstTen(row, scores[ad] ?? [])));
  return { benchmark: name, method, AUC: format(auc), "nDCG@10": format(ndcg) };
}

function format({ mean, low, high }: Estimate): string {
  return `${mean.toFixed(3)} (${low.toFixed(3)}–${high.toFixed(3)})`;
}

/** What most open screeners do; only where the sentence model was installed. */
async function embedWhole({ ads, cvs }: Benchmark): Promise<[string, Scores][]> {
  if (options.tools === undefined) return [];
  const model = await openSentenceModel(options.tools, 256);
  const embed = async (texts: { text: string }[]) => {
    const rows = await model.embed(texts.map(({ text }) => text));
    return texts.map((_, at) => rows.subarray(at * SENTENCE_DIMENSIONS, (at + 1) * SENTENCE_DIMENSIONS));
  };
  return [["whole documents, MiniLM", rankByDocument(await embed(ads), await embed(cvs))]];
}

async function reportExtraction() {
  const figures = await measureExtraction(await openTestReader());
  console.log("Extraction, labelled invented CVs");
  console.table(tabulateExtraction(figures));
  console.log("worst cases", listWorstCases(figures, 5));
}

function reportResistance(pairs: Pair[]) {
  console.log(`Another person with the same CV, ${pairs.length} CVs`);
  const swaps = pairs.flatMap(({ id, cv, analyse }, order) =>
    measureInvariance({ id, text: cv }, order, analyse, Number(options["score-every"])),
  );
  console.table(sumUp(swaps));
  console.log("Talking a score up");
  console.table(measureAttacks(pairs));
  console.log("Taking the evidence out", measureRemoval(pairs));
  console.log("Quotes in their place", measureQuotes(pairs));
}

function sumUp(figures: ReturnType<typeof measureInvariance>) {
  const kinds = [...new Set(figures.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const mine = figures.filter((one) => one.kind === kind);
    const total = (value: (one: (typeof mine)[number]) => number) => mine.reduce((sum, one) => sum + value(one), 0);
    return {
      kind,
      pairs: total(({ pairs }) => pairs),
      scored: total(({ scored }) => scored),
      "scores changed": total(({ changedScores }) => changedScores),
      "largest change": Math.max(...mine.map(({ largestChange }) => largestChange)),
      "words seen differently": total(({ changedWords }) => changedWords),
    };
  });
}

/** Every so many CVs, each with an advertisement of its own profession where there is one. */
function listPairs(every: number): Pair[] {
  return benchmarks.flatMap(({ cvs, ads, related }) =>
    cvs.flatMap((cv, index) => {
      const own = ads.filter((_, ad) => related[ad]?.[index] === 2);
      const ad = own[index % own.length] ?? ads[index % ads.length];
      return index % every === 0 && ad !== undefined ? [asPair(cv, ad)] : [];
    }),
  );
}

function asPair(cv: Benchmark["cvs"][number], ad: Benchmark["ads"][number]): Pair {
  const vacancy = buildVacancy(pagesOf(ad.text));
  const analyse = (text: string) => {
    const document = documentFromText(text);
    if (document.kind !== "text") throw new Error(document.reason);
    return analyseDocument(document, { vacancy, models, asOf: AS_OF, onStage: () => undefined });
  };
  const terms = vacancy.criteria.flatMap((criterion) => criterion.terms);
  return { id: cv.id, cv: cv.text, vacancy: ad, terms, analyse };
}
