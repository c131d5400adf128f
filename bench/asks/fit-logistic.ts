const ROUNDS = 400;
const STEP = 0.5;

export interface Example {
  measures: readonly (readonly [name: string, value: number])[];
  holds: boolean;
}

/** A logistic model, each step as long as the slopes of its weight so far allow. `pullOf`: how much a weight is held at zero. */
export function fitLogistic(examples: readonly Example[], pullOf: (name: string) => number): Map<string, number> {
  const names = new Map<string, number>();
  const rows = examples.map(({ measures, holds }) => ({
    measures: measures.map(([name, value]) => ({ at: indexOf(names, name), value })),
    holds,
  }));
  const pulls = [...names.keys()].map((name) => pullOf(name));
  const weights = new Float64Array(names.size);
  const seen = new Float64Array(names.size).fill(1e-6);
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = weights.map((weight, at) => (pulls[at] ?? 0) * weight);
    for (const { measures, holds } of rows) {
      const sum = measures.reduce((total, { at, value }) => total + value * (weights[at] ?? 0), 0);
      const error = 1 / (1 + Math.exp(-sum)) - Number(holds);
      for (const { at, value } of measures) slopes[at] = (slopes[at] ?? 0) + value * error;
    }
    for (const [at, slope] of slopes.entries()) {
      const mean = slope / rows.length;
      seen[at] = (seen[at] ?? 0) + mean * mean;
      weights[at] = (weights[at] ?? 0) - (STEP * mean) / Math.sqrt(seen[at] ?? 1);
    }
  }
  return new Map([...names].map(([name, at]) => [name, weights[at] ?? 0]));
}

function indexOf(names: Map<string, number>, name: string): number {
  const known = names.get(name) ?? names.size;
  names.set(name, known);
  return known;
}
