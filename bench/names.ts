import { parseArgs } from "node:util";
import { analyseDocument } from "#analysis/analyse.ts";
import { listNames } from "#analysis/lexicon/names-of-groups.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import { openTestModels } from "#tests/support/test-reader.ts";
import { type Benchmark, loadBenchmarks } from "./quality/corpus.ts";
import { measureNames } from "./quality/name-swaps.ts";
import { type KindFigures, measureInvariance } from "./quality/invariance.ts";
import { AS_OF, pagesOf } from "./quality/signals.ts";

// The same CVs under 800 names of four groups, and under names that are words: what judging sees, which share of the parts of
// names stays visible, and the score.
// npm run bench:names -- --corpus folder [--cvs 40] [--every 1] [--score-every 10] [--from 0]
const { values: options } = parseArgs({
  options: {
    corpus: { type: "string", default: "" },
    cvs: { type: "string", default: "40" },
    every: { type: "string", default: "1" },
    "score-every": { type: "string", default: "10" },
    from: { type: "string", default: "0" },
  },
});
type Row = Pick<KindFigures, "kind" | "pairs" | "changedScores" | "changedWords">;

const models = openTestModels();
const pairs = loadBenchmarks(options.corpus).flatMap((benchmark) => listPairs(benchmark));
const step = Math.max(1, Math.floor(pairs.length / Number(options.cvs)));
const chosen = pairs.filter((_, at) => at % step === Number(options.from)).slice(0, Number(options.cvs));
const vacancies = new Map(chosen.map(({ id, ad }) => [id, buildVacancy(pagesOf(ad))]));

const rows = listNames().map(({ group, names }) => {
  const some = names.filter((_, at) => at % Number(options.every) === 0);
  const { examples, visibleNames, ...figures } = measureNames(
    chosen,
    { group, names: some },
    analyse,
    Number(options["score-every"]),
  );
  for (const example of examples) console.log(example);
  return Object.assign(figures, { names: some.length, "names seen": visibleNames.size });
});
console.table(rows);
console.table(
  chosen.flatMap((cv, order) => measureInvariance(cv, order, (text) => analyse(cv.id, text), 1)).reduce(addUp, []),
);

/** Every other detail of a person, over the same CVs. */
function addUp(rows: Row[], { kind, pairs, changedScores, changedWords, examples }: KindFigures): Row[] {
  for (const { id, change, first, second } of examples)
    console.log(`${kind}, ${id}, ${change} points: ${first} => ${second}`);
  const known = rows.find((row) => row.kind === kind) ?? { kind, pairs: 0, changedScores: 0, changedWords: 0 };
  known.pairs += pairs;
  known.changedScores += changedScores;
  known.changedWords += changedWords;
  return rows.includes(known) ? rows : [...rows, known];
}

function listPairs({ cvs, ads, related }: Benchmark) {
  return cvs.flatMap(({ id, text }, at) => {
    const ad = ads.find((_, index) => related[index]?.[at] === 2) ?? ads[at % ads.length];
    return ad === undefined ? [] : [{ id, text, ad: ad.text }];
  });
}

function analyse(id: string, text: string): { score: number } {
  const document = documentFromText(text);
  const vacancy = vacancies.get(id);
  if (document.kind !== "text" || vacancy === undefined) throw new Error(`${id} cannot be judged`);
  return analyseDocument(document, { vacancy, models, asOf: AS_OF, onStage: () => undefined });
}
