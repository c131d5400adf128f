import { parseArgs } from "node:util";
import { type DecidedPair, listPairs, shareAgreed } from "#analysis/score/decided-pairs.ts";
import { countAgreedBy, fitWeights, learnWeights, type Weights } from "#analysis/score/learn-weights.ts";
import { DECISIONS_NEEDED } from "#shared/candidates/agreement.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import { randomFrom } from "#tests/support/random-from.ts";
import { type HeldOutCv, judgeHeldOut } from "./judged/judge-held-out.ts";
import { loadJudged } from "./judged/judgements.ts";

// Whether weights that are learned from ten decisions rank the others of the same vacancy better: in every vacancy ten CVs are decided
// on as a reader does, and the pairs among the other two to four are the test.
// npm run bench:rank-like-me -- --judged folder [--draws 40]
const { values: options } = parseArgs({
  options: { judged: { type: "string", default: "" }, draws: { type: "string", default: "40" } },
});
const DRAWS = Number(options.draws);
const vacancies = judgeHeldOut(loadJudged(options.judged));

interface Draw {
  before: number;
  /** With the weights that were learned, whether or not they would be proposed. */
  learned: number;
  /** With what the product proposes; as before where it proposes nothing. */
  proposed: number;
  isProposed: boolean;
  changed: number;
}

type Reader = (cvs: HeldOutCv[], random: () => number) => Decision[];

/** The rule of the judged vacancies: 85 and up would be invited at once, 60 and up be considered. */
const careful: Reader = (cvs) => cvs.map(({ cv: { fit } }) => decideBy(fit, [85, 60]));

/** The same verdicts, but a quarter of the criteria count four times as much, and the others half: three advance, three wait. */
const opinionated: Reader = (cvs, random) => {
  const own = (cvs[0]?.findings ?? []).map(({ weight }) => weight * (random() < 0.25 ? 4 : 0.5));
  const fits = cvs.map(({ verdicts }) => verdicts.reduce((sum, verdict, at) => sum + verdict * (own[at] ?? 0), 0));
  const [, , third = 0, , , sixth = 0] = fits.toSorted((left, right) => right - left);
  return fits.map((fit) => decideBy(fit, [third, sixth]));
};

/** Nothing can be learned from such a person. */
const tossing: Reader = (cvs, random) => cvs.map(() => (random() < 0.3 ? "advance" : "decline"));

function decideBy(fit: number, [advanced, held]: readonly [number, number]): Decision {
  if (fit >= advanced) return "advance";
  return fit >= held ? "hold" : "decline";
}

function main() {
  const rows: Record<string, ReturnType<typeof summarise>> = {};
  for (const [name, reader] of Object.entries({ careful, opinionated, tossing }))
    rows[name] = summarise(
      vacancies.map(({ cvs }, at) =>
        Array.from({ length: DRAWS }, (_, draw) => play(cvs, reader, at * DRAWS + draw)).flat(),
      ),
    );
  console.table(rows);
}

/** Nothing where the draw leaves no pair to learn from or to test. */
function play(cvs: HeldOutCv[], reader: Reader, seed: number): Draw[] {
  const random = randomFrom(seed + 1);
  const decisions = reader(cvs, random);
  const people = cvs.map(({ findings, score }, at) => ({
    findings,
    score,
    decision: decisions[at] ?? "decline",
    draw: random(),
  }));
  const drawn = people.toSorted((left, right) => left.draw - right.draw);
  const told = drawn.slice(0, DECISIONS_NEEDED).toSorted((left, right) => right.score - left.score);
  const tested = listPairs(drawn.slice(DECISIONS_NEEDED));
  const pairs = listPairs(told);
  if (pairs.length === 0 || tested.length === 0) return [];
  const present = new Map((cvs[0]?.findings ?? []).map(({ id, weight }) => [id, weight]));
  const fitted = fitWeights(pairs, present);
  const proposal = learnWeights(told, present);
  const before = shareWith(tested, present);
  return [
    {
      before,
      learned: shareWith(tested, fitted),
      proposed: proposal === undefined ? before : shareWith(tested, proposal.weights),
      isProposed: proposal !== undefined,
      changed: [...fitted].filter(([key, weight]) => weight !== present.get(key)).length,
    },
  ];
}

function shareWith(pairs: readonly DecidedPair[], weights: Weights): number {
  return shareAgreed(countAgreedBy(pairs, weights));
}

const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function summarise(byVacancy: Draw[][]) {
  const draws = byVacancy.flat();
  const proposed = draws.filter(({ isProposed }) => isProposed);
  return {
    draws: draws.length,
    before: withSpread(byVacancy, ({ before }) => before),
    learned: withSpread(byVacancy, ({ learned }) => learned),
    "gain of all learned": withSpread(byVacancy, ({ learned, before }) => learned - before),
    "criteria changed": mean(draws.map(({ changed }) => changed)).toFixed(1),
    proposals: proposed.length,
    "of them before": mean(proposed.map(({ before }) => before)).toFixed(3),
    "of them after": mean(proposed.map((draw) => draw.proposed)).toFixed(3),
    "better, same, worse": [1, 0, -1]
      .map((sign) => proposed.filter((draw) => Math.sign(draw.proposed - draw.before) === sign).length)
      .join(", "),
    "gain of proposals, all draws": withSpread(byVacancy, (draw) => draw.proposed - draw.before),
  };
}

const RESAMPLED = 2000;

/** The mean over vacancies, and between what 95% of it lies when vacancies are drawn anew (bootstrap). */
function withSpread(byVacancy: Draw[][], of: (draw: Draw) => number): string {
  const means = byVacancy.filter((draws) => draws.length > 0).map((draws) => mean(draws.map(of)));
  const random = randomFrom(1);
  const again = Array.from({ length: RESAMPLED }, () =>
    mean(means.map(() => means[Math.floor(random() * means.length)] ?? 0)),
  );
  const sorted = again.toSorted((left, right) => left - right);
  const at = (share: number) => (sorted[Math.floor(share * RESAMPLED)] ?? 0).toFixed(3);
  return `${mean(means).toFixed(3)} (${at(0.025)} to ${at(0.975)})`;
}

main();
