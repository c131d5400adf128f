const STEP_PERCENT = 5;
const HARDLY_DAMAGED = 0.0001;
const BADLY_DAMAGED = 0.01;

/** A file that ended too early, at every twentieth of its length. */
export function truncations(bytes: Uint8Array): Uint8Array[] {
  const cuts = Array.from({ length: 100 / STEP_PERCENT - 1 }, (_, index) => (index + 1) * STEP_PERCENT);
  return cuts.map((percent) => bytes.slice(0, Math.floor((bytes.length * percent) / 100)));
}

/** Copies with one bit in ten thousand to one in a hundred turned over. The same seed gives the same copies. */
export function* bitFlips(bytes: Uint8Array, count: number, seed: number): Generator<Uint8Array> {
  const random = xorshift(seed);
  for (let copy = 0; copy < count; copy += 1) {
    const damaged = Uint8Array.from(bytes);
    const share = HARDLY_DAMAGED * (BADLY_DAMAGED / HARDLY_DAMAGED) ** random();
    const flips = Math.max(1, Math.round(bytes.length * 8 * share));
    for (let flip = 0; flip < flips; flip += 1) {
      const at = Math.floor(random() * bytes.length);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    yield damaged;
  }
}

export function xorshift(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b9) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
