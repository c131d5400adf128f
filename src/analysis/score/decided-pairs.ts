import type { PairCount } from "#shared/candidates/agreement.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { WeighedFinding } from "#shared/screening/score-sum.ts";

/** Somebody whom a person has decided on, as the board judges them. */
export interface DecidedCv {
  decision: Decision;
  score: number;
  findings: readonly WeighedFinding[];
}

/** Two people of whom a person preferred one. */
export interface DecidedPair<Cv extends DecidedCv = DecidedCv> {
  better: Cv;
  worse: Cv;
}

const STANDING: Record<Decision, number> = { advance: 2, hold: 1, decline: 0 };

/** Everybody with everybody else who was decided on otherwise. */
export function listPairs<Cv extends DecidedCv>(cvs: readonly Cv[]): DecidedPair<Cv>[] {
  return cvs.flatMap((better) =>
    cvs.filter(({ decision }) => STANDING[decision] < STANDING[better.decision]).map((worse) => ({ better, worse })),
  );
}

export function countAgreed(pairs: readonly DecidedPair[], scoreOf: (cv: DecidedCv) => number): PairCount {
  const gaps = pairs.map(({ better, worse }) => scoreOf(better) - scoreOf(worse));
  return {
    pairs: pairs.length,
    agreed: gaps.filter((gap) => gap > 0).length,
    alike: gaps.filter((gap) => gap === 0).length,
  };
}

/** A pair with the same score agrees by half. */
export function shareAgreed({ pairs, agreed, alike }: PairCount): number {
  return pairs === 0 ? 1 : (agreed + alike / 2) / pairs;
}

/** Fewer points than these are no surprise to anybody. */
const SURPRISING_POINTS = 5;
const MOST_SURPRISES = 5;

/** Where the score contradicts a person most: those furthest apart in the decision, then in points. Each higher person is in it once. */
export function listSurprises<Cv extends DecidedCv>(pairs: readonly DecidedPair<Cv>[]): DecidedPair<Cv>[] {
  const gap = ({ better, worse }: DecidedPair) => worse.score - better.score;
  const steps = ({ better, worse }: DecidedPair) => STANDING[better.decision] - STANDING[worse.decision];
  const sorted = pairs
    .filter((pair) => gap(pair) >= SURPRISING_POINTS)
    .toSorted((left, right) => steps(right) - steps(left) || gap(right) - gap(left));
  const byHigher = Map.groupBy(sorted, ({ worse }) => worse);
  return [...byHigher.values()].flatMap(([widest]) => widest ?? []).slice(0, MOST_SURPRISES);
}
