import type { AskCandidate } from "./list-ask-candidates.ts";

export type Measure = readonly [name: string, value: number];

const EVEN = 0.5;
const USUAL_ASKS = 13;
const SPREAD = 4;
const ALMOST_ALL = 12;
const FEW = 3;
const USUAL_CLAUSES = 24;

/**
 * What the rest of the advertisement says of each clause, given how likely each seems by itself: asks stand together, and a reader who has
 * found about thirteen stops, which is most of a short advertisement. All measures but the clause's own are bounded: a list of sixty must
 * not count against each of them, nor an advertisement that asks for two things speak for its praise of the employer.
 */
export function measureClauses(candidates: readonly AskCandidate[], sums: readonly number[]): Measure[][] {
  const likely = sums.map((sum) => toLikelihood(sum));
  const all = likely.reduce((total, one) => total + one, 0);
  const inBlock = meanOfOthers(likely, (at) => `${candidates[at]?.block}`);
  const inPart = meanOfOthers(likely, (at) => `${candidates[at]?.part} ${candidates[at]?.isBullet}`);
  const ahead = sumAhead(likely);
  const brevity = Math.max(-1, Math.min(1, Math.log2(USUAL_CLAUSES / candidates.length)));
  return sums.map((sum, at) => [
    ["always", 1],
    ["the clause itself", sum],
    ["beside it", ((likely[at - 1] ?? 0) + (likely[at + 1] ?? 0)) / 2 - EVEN],
    ["in its block", (inBlock[at] ?? EVEN) - EVEN],
    ["in its part", (inPart[at] ?? EVEN) - EVEN],
    ["in the advertisement", Math.max(0, Math.min(1, (all - USUAL_ASKS) / SPREAD))],
    ["many are likelier", Math.max(0, Math.min(1, ((ahead[at] ?? 0) - ALMOST_ALL) / FEW))],
    ["how short it is", brevity],
  ]);
}

export function toLikelihood(sum: number): number {
  return 1 / (1 + Math.exp(-sum));
}

/** Of the others of its group; of one that stands alone nothing is known. */
function meanOfOthers(likely: readonly number[], groupOf: (at: number) => string): number[] {
  const groups = new Map<string, { count: number; total: number }>();
  for (const [at, one] of likely.entries()) {
    const { count, total } = groups.get(groupOf(at)) ?? { count: 0, total: 0 };
    groups.set(groupOf(at), { count: count + 1, total: total + one });
  }
  return likely.map((one, at) => {
    const { count, total } = groups.get(groupOf(at)) ?? { count: 0, total: 0 };
    return count < 2 ? EVEN : (total - one) / (count - 1);
  });
}

/** How many are asked for, as far as is known, among those that are likelier than each. */
function sumAhead(likely: readonly number[]): number[] {
  const ahead = likely.map(() => 0);
  let total = 0;
  for (const [one, at] of likely
    .map((one, at): [number, number] => [one, at])
    .toSorted(([left], [right]) => right - left)) {
    ahead[at] = total;
    total += one;
  }
  return ahead;
}
