import type { Calibration } from "#analysis/score/calibration.ts";
import { fitRole, weighEvidence } from "#analysis/score/weigh-evidence.ts";
import type { Benchmark } from "./corpus.ts";
import { type Example, fitWeights } from "./logistic.ts";
import { quantile } from "./metrics.ts";
import type { Signals } from "./signals.ts";

/** A benchmark and, `[ad][cv]`, what the engine found. */
export interface Measured {
  benchmark: Benchmark;
  signals: Signals[][];
}

/** Every advertisement counts the same, and in it the CVs of the profession as much as all the others; neighbours are left out. */
function listExamples({ benchmark, signals }: Measured, isUsed: IsUsed): Example[] {
  const used = benchmark.ads.flatMap((_, ad) => (isUsed(ad) ? [ad] : []));
  return used.flatMap((ad) => {
    const related = benchmark.related[ad] ?? [];
    const right = related.filter((one) => one === 2).length;
    const wrong = related.filter((one) => one === 0).length;
    return related.flatMap((one, cv) => {
      const found = signals[ad]?.[cv];
      if (one === 1 || found === undefined) return [];
      const count = 0.5 / (one === 2 ? right : wrong) / used.length;
      return [{ signals: [found.role.near, found.role.broad], isRight: one === 2, count }];
    });
  });
}

/** Beside how often work is shown; more of it costs ranking and buys nothing when evidence is taken out. */
const COVERAGE = 0.1;

/** What tells a profession best: how near the best lines of a CV come to the role. */
export type Nearness = Pick<Calibration["weights"], "near" | "broad">;
type IsUsed = (ad: number) => boolean;

export function fitNearness(all: Measured[], isUsed: IsUsed): Nearness {
  const [near = 0, broad = 0] = fitWeights(all.flatMap((measured) => listExamples(measured, isUsed)));
  return { near, broad };
}

/**
 * How much of the work asked for a CV shows, only the evidence tells, and these benchmarks do not ask that. So the logistic
 * model weighs the nearness, and `evidence` says how much shown work counts beside it.
 */
export function calibrate(all: Measured[], nearness: Nearness, evidence: number, isUsed: IsUsed): Calibration {
  const depth = evidence * (nearness.near + nearness.broad);
  const weights = { ...nearness, depth, coverage: COVERAGE * depth };
  return { weights, knots: placeKnots(all, { weights, knots: [] }, isUsed) };
}

/** The figures of the design: where the middle of each group, and the best of the right one, ought to land. */
function placeKnots(all: Measured[], calibration: Calibration, isUsed: IsUsed): [number, number][] {
  const groups: number[][] = [[], [], []];
  for (const { benchmark, signals } of all) {
    for (const [ad, related] of benchmark.related.entries()) {
      if (!isUsed(ad)) continue;
      for (const [cv, one] of related.entries()) groups[one]?.push(weigh(signals[ad]?.[cv], calibration));
    }
  }
  const [unrelated = [], neighbouring = [], same = []] = groups;
  const middle = quantile(same, 0.5);
  const best = quantile(same, 0.95);
  return [
    [0, 0],
    [quantile(unrelated, 0.5), 15],
    [quantile(neighbouring, 0.5), 40],
    [middle, 70],
    [best, 95],
    [best + (best - middle) / 2, 100],
  ];
}

function weigh(signals: Signals | undefined, calibration: Calibration): number {
  if (signals === undefined) return 0;
  return weighEvidence(fitRole(signals.role, calibration), signals.judged, calibration);
}
