/** How often a CV of the advertised profession stands above one of another; half a win for a tie. */
export function areaUnderCurve(related: number[], scores: number[]): number {
  const order = scores.map((score, index) => ({ score, isRight: related[index] === 2 }));
  order.sort((left, right) => left.score - right.score);
  let wins = 0;
  let othersBelow = 0;
  let rights = 0;
  for (let from = 0; from < order.length;) {
    let to = from;
    while (order[to]?.score === order[from]?.score) to += 1;
    const tied = order.slice(from, to);
    const right = tied.filter(({ isRight }) => isRight).length;
    wins += right * (othersBelow + (tied.length - right) / 2);
    othersBelow += tied.length - right;
    rights += right;
    from = to;
  }
  return wins / (rights * othersBelow);
}

const LOOKED_AT = 10;

/** The first ten as a recruiter reads them, from the top; a neighbouring profession counts half. */
export function gainOfFirstTen(related: number[], scores: number[]): number {
  const order = scores.map((score, index) => ({ score, gain: (related[index] ?? 0) / 2 }));
  const ranked = order.toSorted((left, right) => right.score - left.score).map(({ gain }) => gain);
  return discounted(ranked) / discounted(ranked.toSorted((left, right) => right - left));
}

function discounted(gains: number[]): number {
  return gains.slice(0, LOOKED_AT).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

export interface Estimate {
  mean: number;
  low: number;
  high: number;
}

const RESAMPLES = 2000;

/** The mean over advertisements with the middle 95% of means over advertisements drawn again, always in the same way. */
export function estimate(values: number[]): Estimate {
  const random = drawNumbers(7);
  const means = Array.from({ length: RESAMPLES }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((left, right) => left - right);
  return { mean: mean(values), low: means[RESAMPLES * 0.025] ?? 0, high: means[RESAMPLES * 0.975] ?? 0 };
}

export function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function drawNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
