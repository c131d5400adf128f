import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type JudgedAd, loadJudgedAds } from "./asks/judged-ads.ts";
import { learnAsks, learnWish } from "./asks/learn-weights.ts";
import { type BoardFigures, describe, measureBoard } from "./asks/measure-boards.ts";

// Learns from judged advertisements which clauses ask for something, says how well that holds for advertisements it was not
// learned from, and writes the weights down.
// npm run fit:asks -- --judged folder [--judged folder] [--wishes folder]: from the last only how a wish is told from a need
// npm run fit:asks -- --measure folder: only what the weights as they are see in other advertisements
const { values: options } = parseArgs({
  options: {
    judged: { type: "string", multiple: true, default: [] },
    wishes: { type: "string", multiple: true, default: [] },
    measure: { type: "string" },
  },
});
if (options.measure !== undefined) {
  const figures = loadJudgedAds(options.measure).map((ad) => measureBoard(ad));
  console.log(describe(`${options.measure}, as shipped`, figures));
  process.exit();
}

const OUT = fileURLToPath(import.meta.resolve("#analysis/criteria/asks/ask-weights.ts"));
const FOLDS = 8;

const folders = options.judged.map((folder) => ({ folder, ads: loadJudgedAds(folder) }));
const ads = folders.flatMap((one) => one.ads);
const others = options.wishes.flatMap((folder) => loadJudgedAds(folder));
const learn = (known: readonly JudgedAd[]) => ({ ...learnAsks(known), wish: learnWish([...known, ...others]) });
const foldOf = (at: number) => Math.floor(at / 2) % FOLDS;
const figures = new Map<JudgedAd, BoardFigures>();
for (let fold = 0; fold < FOLDS; fold += 1) {
  const weights = learn(ads.filter((_ad, at) => foldOf(at) !== fold));
  for (const [at, ad] of ads.entries()) if (foldOf(at) === fold) figures.set(ad, measureBoard(ad, weights));
}
for (const { folder, ads: own } of folders)
  console.log(
    describe(
      `${folder}, fold by fold`,
      own.flatMap((ad) => figures.get(ad) ?? []),
    ),
  );

const weights = learn(ads);
const head =
  "/** Written by `npm run fit:asks`. What tells that a clause asks for something, and that it is only a wish. */";
writeFileSync(
  OUT,
  [
    'import type { AskWeights } from "./judge-likelihoods.ts";',
    "",
    head,
    `export const ASK_WEIGHTS: AskWeights = ${JSON.stringify(weights, null, 2)};`,
    "",
  ].join("\n"),
);
console.log(
  describe(
    "all, learned from all",
    ads.map((ad) => measureBoard(ad, weights)),
  ),
);
