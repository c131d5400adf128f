import { PROBABLY } from "#shared/candidates/second-look.ts";

/** Somebody whom a person has decided on. */
export interface SeenCv {
  score: number;
  /** Would be invited, now or perhaps. */
  isWanted: boolean;
}

export interface Outlook {
  /** How many of the unseen would be wanted, on average. */
  expected: number;
  /** Probably no more than these. */
  atMost: number;
}

/*
 * How likely somebody with a score is wanted: a curve that rises around a `centre`, over a `width`, and never falls below a `lapse`, the
 * share of people whom the score misjudges altogether. How strict a person is (the centre) is not known beforehand; what widths and
 * lapses are usual is, from judged vacancies (docs/decisions/061-what-a-second-look-can-promise.md).
 */
const CENTRES = Array.from({ length: 24 }, (_, step) => 20 + 4 * step);
const WIDTHS = [
  { width: 3, share: 0.2 },
  { width: 5, share: 0.3 },
  { width: 8, share: 0.25 },
  { width: 12, share: 0.15 },
  { width: 18, share: 0.1 },
];
const LAPSES = [
  { lapse: 0, share: 0.55 },
  { lapse: 0.002, share: 0.25 },
  { lapse: 0.005, share: 0.15 },
  { lapse: 0.02, share: 0.05 },
];
const SCORES = Array.from({ length: 101 }, (_, score) => score);
/** No curve is so sure that one decision could rule it out. */
const LEAST = 1e-9;

interface Curve {
  prior: number;
  /** By score. */
  wanted: Float64Array;
}

const CURVES: Curve[] = CENTRES.flatMap((centre) =>
  WIDTHS.flatMap(({ width, share }) =>
    LAPSES.map(({ lapse, share: often }): Curve => {
      const wanted = SCORES.map((score) => lapse + (1 - lapse) / (1 + Math.exp((centre - score) / width)));
      return {
        prior: share * often,
        wanted: Float64Array.from(wanted, (p) => Math.min(1 - LEAST, Math.max(LEAST, p))),
      };
    }),
  ),
);

/** A curve less likely than this changes no figure that is shown. */
const NEGLIGIBLE = 1e-4;

/** What the decisions so far say about those nobody has decided on. */
export function expectRemaining(seen: readonly SeenCv[], unseen: readonly number[]): Outlook {
  const likely = weighCurves(seen);
  const counts = countScores(unseen);
  const chances = new Float64Array(unseen.length + 1);
  let expected = 0;
  for (const { wanted, weight } of likely) {
    for (const [score, count] of counts) expected += weight * count * (wanted[score] ?? 0);
    for (const [found, chance] of countChances(wanted, counts, unseen.length).entries())
      chances[found] = (chances[found] ?? 0) + weight * chance;
  }
  return { expected, atMost: findQuantile(chances) };
}

/** Bayes' rule: how likely each curve is after what was decided. */
function weighCurves(seen: readonly SeenCv[]): { wanted: Float64Array; weight: number }[] {
  const logs = CURVES.map(({ prior, wanted }) =>
    seen.reduce((sum, { score, isWanted }) => {
      const p = wanted[score] ?? 0;
      return sum + Math.log(isWanted ? p : 1 - p);
    }, Math.log(prior)),
  );
  const highest = Math.max(...logs);
  const relative = logs.map((log) => Math.exp(log - highest));
  const total = relative.reduce((sum, each) => sum + each, 0);
  const kept = CURVES.map(({ wanted }, at) => ({ wanted, weight: (relative[at] ?? 0) / total })).filter(
    ({ weight }) => weight > NEGLIGIBLE,
  );
  const rest = kept.reduce((sum, { weight }) => sum + weight, 0);
  return kept.map(({ wanted, weight }) => ({ wanted, weight: weight / rest }));
}

function countScores(scores: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const score of scores) counts.set(score, (counts.get(score) ?? 0) + 1);
  return counts;
}

/** More than this many are not told apart: a bound beyond it says no more than "many". */
const MOST_TOLD = 60;

/** The chances of 0, 1, 2… wanted people among these, each wanted or not by themselves (the Poisson binomial distribution). */
function countChances(wanted: Float64Array, counts: ReadonlyMap<number, number>, people: number): Float64Array {
  const most = Math.min(people, MOST_TOLD);
  const chances = new Float64Array(most + 1);
  chances[0] = 1;
  for (const [score, count] of counts) {
    const p = wanted[score] ?? 0;
    for (let person = 0; person < count; person += 1) {
      const beyond = (chances[most] ?? 0) * p;
      for (let found = most; found > 0; found -= 1)
        chances[found] = (chances[found] ?? 0) * (1 - p) + (chances[found - 1] ?? 0) * p;
      chances[0] = (chances[0] ?? 0) * (1 - p);
      if (people > most) chances[most] = (chances[most] ?? 0) + beyond;
    }
  }
  return chances;
}

function findQuantile(chances: Float64Array): number {
  let sum = 0;
  for (const [found, chance] of chances.entries()) {
    sum += chance;
    if (sum >= PROBABLY) return found;
  }
  return chances.length - 1;
}

/** Below this many people one who is missed is a large part of all. */
const MANY_PEOPLE = 40;
const MISSED_SHARE = 0.1;

/** Few enough to stop: nobody in a small vacancy, one in a larger, or a tenth of those who were found. */
export function mayStop(people: number, found: number, { atMost }: Outlook): boolean {
  const accepted = people < MANY_PEOPLE ? 0 : Math.max(1, Math.floor(found * MISSED_SHARE));
  return atMost <= accepted;
}
