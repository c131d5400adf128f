/** One CV for one advertisement: its signals, whether it is of the profession, and how much it counts. */
export interface Example {
  signals: number[];
  isRight: boolean;
  count: number;
}

const ROUNDS = 800;
const STEP = 1;
const PULL_TO_ZERO = 0.002;

/** A logistic model whose weights are never negative: more of a signal can only speak for a CV. Returns the weights. */
export function fitWeights(examples: Example[]): number[] {
  const size = examples[0]?.signals.length ?? 0;
  const { means, spreads } = measureSpread(examples, size);
  const scaled = examples.map(({ signals, isRight, count }) => {
    return { values: signals.map((value, at) => (value - (means[at] ?? 0)) / (spreads[at] ?? 1)), isRight, count };
  });
  let weights = Array.from({ length: size }, () => 0);
  let constant = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slope = weights.map((weight) => PULL_TO_ZERO * weight);
    let constantSlope = 0;
    for (const { values, isRight, count } of scaled) {
      const sum = values.reduce((total, value, at) => total + value * (weights[at] ?? 0), constant);
      const error = count * (1 / (1 + Math.exp(-sum)) - (isRight ? 1 : 0));
      constantSlope += error;
      for (let at = 0; at < size; at += 1) slope[at] = (slope[at] ?? 0) + error * (values[at] ?? 0);
    }
    weights = weights.map((weight, at) => Math.max(0, weight - STEP * (slope[at] ?? 0)));
    constant -= STEP * constantSlope;
  }
  return weights.map((weight, at) => weight / (spreads[at] ?? 1));
}

function measureSpread(examples: Example[], size: number) {
  const total = examples.reduce((sum, { count }) => sum + count, 0);
  const means = Array.from(
    { length: size },
    (_, at) => examples.reduce((sum, { signals, count }) => sum + count * (signals[at] ?? 0), 0) / total,
  );
  const spreads = means.map((mean, at) => {
    const square = examples.reduce((sum, { signals, count }) => sum + count * ((signals[at] ?? 0) - mean) ** 2, 0);
    return Math.sqrt(square / total) || 1;
  });
  return { means, spreads };
}
