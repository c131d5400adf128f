import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { loadJudgedAds } from "./asks/judged-ads.ts";
import { learnWeights } from "./asks/learn-weights.ts";
import { describe, measureBoard } from "./asks/measure-boards.ts";

// Learns from judged advertisements which clauses ask for something, says how well that holds for advertisements it was not
// learned from, and writes the weights down.
// npm run fit:asks -- --judged folder
const { values: options } = parseArgs({ options: { judged: { type: "string", default: "" } } });

const OUT = fileURLToPath(import.meta.resolve("#analysis/criteria/asks/ask-weights.ts"));
const FOLDS = 8;

const ads = loadJudgedAds(options.judged);
const foldOf = (at: number) => Math.floor(at / 2) % FOLDS;
const figures = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = learnWeights(ads.filter((_ad, at) => foldOf(at) !== fold));
  return ads.flatMap((ad, at) => (foldOf(at) === fold ? [{ at, board: measureBoard(ad, weights) }] : []));
}).flat();

const boards = (isOdd: boolean) => figures.filter(({ at }) => (at % 2 === 1) === isOdd).map(({ board }) => board);
console.log(describe("even half, fold by fold", boards(false)));
console.log(describe("odd half, fold by fold", boards(true)));

const weights = learnWeights(ads);
const lines = Object.entries(weights).map(([name, weight]) => `  ${JSON.stringify(name)}: ${weight},`);
const head = "/** Written by `npm run fit:asks`. What each feature of a clause says for its being asked for. */";
writeFileSync(
  OUT,
  [head, "export const ASK_WEIGHTS: Readonly<Record<string, number>> = {", ...lines, "};", ""].join("\n"),
);
console.log(
  describe(
    "all, learned from all",
    ads.map((ad) => measureBoard(ad, weights)),
  ),
);
