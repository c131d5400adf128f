import { loadavg } from "node:os";
import { parseArgs } from "node:util";
import { analyseDocument } from "#analysis/analyse.ts";
import { buildVacancy } from "#analysis/criteria/build-vacancy.ts";
import { documentFromText } from "#analysis/read/document-from-text.ts";
import type { Finding } from "#shared/screening/evidence.ts";
import type { Vacancy } from "#shared/vacancies/vacancy.ts";
import { openTestModels } from "#tests/support/test-reader.ts";
import { countMajor, hasMajorFlag } from "./judged/count-flags.ts";
import { kappa, type Ranked, summarise } from "./judged/figures.ts";
import { foldOf } from "./judged/held-out.ts";
import { judgeHeldOut, LEVEL } from "./judged/judge-held-out.ts";
import { type JudgedVacancy, loadJudged, type ReadCv } from "./judged/judgements.ts";
import { AS_OF, asVacancy } from "./judged/measure-held-out.ts";
import { openPlayedModel } from "./judged/played-model.ts";
import { rankByTfIdf } from "./quality/baselines.ts";
import { pagesOf } from "./quality/signals.ts";

// How near the score comes to careful reading, beside a word count on the same CVs.
// npm run bench:judged -- --judged folder [--only name] [--played]
// `--played` measures instead what a language model is worth that reads as the careful reader does.
const { values: options } = parseArgs({
  options: {
    judged: { type: "string", default: "" },
    only: { type: "string" },
    played: { type: "boolean", default: false },
  },
});
const models = openTestModels();
const all = loadJudged(options.judged).filter(({ name }) => options.only === undefined || options.only === name);

console.log(`load average ${loadavg()[0]?.toFixed(2)}`);
if (options.played) await reportPlayed();
else reportEngine();
console.log(`load average ${loadavg()[0]?.toFixed(2)}`);

function reportEngine() {
  const product = all.map((judged) => screenAll(judged, buildVacancy(pagesOf(judged.ad))));
  const given = all.map((judged) => screenAll(judged, asVacancy(judged)));
  if (all.every(({ name }) => foldOf(name) !== undefined)) reportHeldOut();
  console.log("Every row below is the shipped engine; on the vacancies it was trained on it flatters itself.");
  console.table({
    "TF-IDF cosine": summarise(rankWords()),
    "the product, reading the advertisement itself": summarise(product.map(({ rows }) => rows)),
    "the product, given the reader's criteria": summarise(given.map(({ rows }) => rows)),
  });
  console.log(`verdict kappa, given the criteria: ${kappa(given.flatMap(({ verdicts }) => verdicts)).toFixed(3)}`);
  console.log("Major flags by what the reader would do, reading the advertisement itself:");
  console.table(countMajor(product.flatMap(({ flagged }) => flagged)));
  for (const [at, { name }] of all.entries()) console.log(name.padEnd(26), describe(product[at]?.rows ?? []));
}

/** The whole path with a model configured: asked over the wire, its verdicts checked and summed. */
async function reportPlayed() {
  const played = await openPlayedModel(models);
  const verdicts: [number, number][] = [];
  const ranked: Ranked[][] = [];
  for (const judged of all) {
    const vacancy = asVacancy(judged);
    const rows: Ranked[] = [];
    for (const cv of judged.cvs) {
      const { findings, score } = await played.judge(judged, vacancy, cv);
      verdicts.push(...compareVerdicts(findings, cv));
      rows.push(asRanked(judged, cv, score));
    }
    ranked.push(rows);
    console.log(judged.name.padEnd(26), describe(rows));
  }
  await played.close();
  console.table({ "a model that reads as the reader does": summarise(ranked) });
  console.log(`verdict kappa: ${kappa(verdicts).toFixed(3)}`);
}

function reportHeldOut() {
  const measured = judgeHeldOut(all);
  const verdicts = measured.flatMap(({ cvs }) =>
    cvs.flatMap((one) => one.findings.map(({ level }, at): [number, number] => [LEVEL[level], one.verdicts[at] ?? 0])),
  );
  const ranked = measured.map(({ judged, cvs }) => cvs.map(({ cv, score }) => asRanked(judged, cv, score)));
  console.log(`Cross-validated by vacancy, given the reader's criteria: verdict kappa ${kappa(verdicts).toFixed(3)}`);
  console.table([summarise(ranked)]);
}

function screenAll(judged: JudgedVacancy, vacancy: Vacancy) {
  const verdicts: [number, number][] = [];
  const flagged: { decision: string; isMajor: boolean }[] = [];
  const rows = judged.cvs.map((cv) => {
    const document = documentFromText(judged.texts.get(cv.id) ?? "");
    if (document.kind !== "text") throw new Error(document.reason);
    const analysis = analyseDocument(document, { vacancy, models, asOf: AS_OF, onStage: () => undefined });
    verdicts.push(...compareVerdicts(analysis.findings, cv));
    flagged.push({ decision: cv.decision, isMajor: hasMajorFlag(analysis) });
    return asRanked(judged, cv, analysis.score);
  });
  return { rows, verdicts, flagged };
}

function compareVerdicts(findings: Finding[], { found }: ReadCv): [number, number][] {
  return findings.flatMap(({ criterion_id: id, level }): [number, number][] => {
    const read = found[id];
    return read === undefined ? [] : [[LEVEL[level], read.v]];
  });
}

/** Words are weighed over the CVs of all vacancies: a dozen CVs of one trade cannot tell which words are rare. */
function rankWords(): Ranked[][] {
  const texts = new Map(all.flatMap((judged) => [...judged.texts]));
  const cvs = Array.from(texts, ([id, text]) => ({ id, cat: "", text }));
  const ads = all.map(({ name, title, ad }) => ({ id: name, title, text: ad }));
  const scores = rankByTfIdf({ name: "judged", cvs, ads, related: [] });
  const places = new Map(cvs.map(({ id }, at) => [id, at]));
  return all.map((judged, ad) =>
    judged.cvs.map((cv) => asRanked(judged, cv, (scores[ad]?.[places.get(cv.id) ?? 0] ?? 0) * 100)),
  );
}

function asRanked({ trade, criteria }: JudgedVacancy, cv: ReadCv, score: number): Ranked {
  const { fit, decision, found } = cv;
  const lacksGate = criteria.some(({ id, importance }) => importance === "gate" && found[id]?.v === 0);
  return { fit, score, decision, isSameTrade: cv.trade === trade, lacksGate };
}

function describe(rows: Ranked[]) {
  const { tau, "clear pairs": clear, "|score-fit|": distance } = summarise([rows]);
  return `tau ${tau}  clear pairs ${clear}  |score-fit| ${distance}`;
}
