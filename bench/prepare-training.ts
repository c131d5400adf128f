import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { blindCv } from "#analysis/blind/blind-cv.ts";
import { SKILL_NAMES } from "#analysis/lexicon/skill-lexicon.ts";
import { extractProfile } from "#analysis/extract/extract-profile.ts";
import { indexCv } from "#analysis/match/index-cv.ts";
import { openTestModels } from "#tests/support/test-reader.ts";
import { loadJudged } from "./judged/judgements.ts";
import { AS_OF } from "./judged/measure-held-out.ts";
import { loadMoreJudgements } from "./judged/more-judgements.ts";
import { loadBenchmarks } from "./quality/corpus.ts";
import { drawNumbers } from "./quality/metrics.ts";
import { pagesOf } from "./quality/signals.ts";

// Writes what bench/judged/train.py learns from: the passages of all CVs as the product cuts them, the judgements, and sentences
// that stand in for criteria nobody has judged.
// npm run train:prepare -- --judged folder --corpus folder --out folder
const { values: options } = parseArgs({
  options: {
    judged: { type: "string", default: "" },
    corpus: { type: "string", default: "" },
    out: { type: "string", default: "" },
  },
});

const INVENTED = 5000;
const FROM_CVS = 9000;
const FORMS =
  `Experience with X;X;Knowledge of X;Hands-on X experience;At least three years of X;Proficient in X or Y;X, Y or Z;Working knowledge of X and Y;Proven experience in X;Good understanding of X;Certified in X;Degree in X or a related field;Background in X;Five years' experience in X;Some exposure to X is a plus;Must have X`.split(
    ";",
  );

const models = openTestModels();
const judged = loadJudged(options.judged);
const benchmarks = loadBenchmarks(options.corpus);
const texts = new Map([
  ...benchmarks.flatMap(({ cvs }) => cvs.map(({ id, text }) => [id, text] as const)),
  ...judged.flatMap((vacancy) => [...vacancy.texts]),
]);
const random = drawNumbers(7);
const pick = <T>(list: readonly T[], otherwise: T): T => list[Math.floor(random() * list.length)] ?? otherwise;

const passages = Object.fromEntries([...texts].map(([id, text]) => [id, cutIntoPassages(text)]));
const lines = Object.values(passages).flat();
const names = [...SKILL_NAMES.keys()];
const written = readFileSync(join(import.meta.dirname, "judged/unjudged-criteria.txt"), "utf8")
  .trim()
  .split("\n");
const pool = [
  ...written.map(withoutVacancy),
  ...judged.flatMap(({ name, ad }) => sentencesOf(ad).map((text) => ({ text, vacancy: name }))),
  ...benchmarks.flatMap(({ ads }) => ads.flatMap(({ text }) => sentencesOf(text))).map(withoutVacancy),
  ...Array.from({ length: INVENTED }, () =>
    pick(FORMS, "X").replace("X", pick(names, "")).replace("Y", pick(names, "")).replace("Z", pick(names, "")),
  ).map(withoutVacancy),
  ...Array.from({ length: FROM_CVS }, () => pick(lines, { text: "", place: 0, title: "" }).text).map(withoutVacancy),
];
const vacancies = [
  ...judged.map(({ name, criteria, cvs }) => ({
    name,
    isMeasured: true,
    criteria: criteria.map(({ text }) => text),
    cvs: cvs.map(({ id, found }) => ({
      id,
      verdicts: criteria.map((criterion) => found[criterion.id]?.v ?? 0),
      passages: criteria.map((criterion) => findQuote(id, found[criterion.id]?.q ?? "")),
    })),
  })),
  ...loadMoreJudgements(),
];

mkdirSync(options.out, { recursive: true });
writeFileSync(join(options.out, "training.json"), JSON.stringify({ passages, vacancies, pool }));
console.log(`${lines.length} passages, ${vacancies.length} vacancies, ${pool.length} unjudged criteria`);

function cutIntoPassages(text: string) {
  const cv = blindCv(extractProfile(pagesOf(text), AS_OF));
  const index = indexCv(cv, models);
  const titles = cv.positions.map(({ titleLine }) => (titleLine === null ? "" : (cv.lines[titleLine]?.text ?? "")));
  return index.passages.map((passage) => ({
    text: passage.text,
    place: passage.place,
    title: passage.isHead || passage.position === null ? "" : (titles[passage.position] ?? "").replace(/[\d(].*$/u, ""),
  }));
}

/** The passage that holds most of the quoted words, if it holds enough of them; -1 for none. */
function findQuote(id: string, quote: string): number {
  const words = wordsOf(quote);
  if (words.length === 0) return -1;
  const shares = (passages[id] ?? []).map(({ text }) => {
    const there = new Set(wordsOf(text));
    return words.filter((word) => there.has(word)).length / words.length;
  });
  const best = Math.max(0, ...shares);
  return best >= 0.6 ? shares.indexOf(best) : -1;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function sentencesOf(text: string): string[] {
  const sentences = text.split(/\n|(?<=[.;!?])\s+(?=[A-Z])/u).map((part) => part.replace(/^[\s•·*–-]+/u, "").trim());
  return sentences.filter((part) => part.length > 6 && part.length < 220 && /[a-z]{3}/iu.test(part));
}

function withoutVacancy(text: string) {
  return { text, vacancy: null };
}
