/** Times in milliseconds. There is no figure without a sample. */
export class Samples {
  readonly #name: string;
  readonly #times: number[] = [];

  constructor(name: string) {
    this.#name = name;
  }

  get count() {
    return this.#times.length;
  }

  add(ms: number) {
    this.#times.push(ms);
  }

  at(share: number) {
    const value = quantile(this.#times, share);
    if (value === undefined) throw new Error(`${this.#name}: nothing was measured.`);
    return value;
  }
}

export function quantile(times: number[], share: number): number | undefined {
  return times.toSorted((left, right) => left - right)[Math.floor((times.length - 1) * share)];
}
