import { xorshift } from "#tests/support/damaged-copies.ts";

type Random = () => number;
type Mutate = (bytes: Buffer, random: Random, other: Buffer) => Buffer;

const MOST_BLOCK_BYTES = 2000;
const ODD_NUMBERS = ["-1", "0", "65536", "2147483648", "-2147483649", "99999999999999999999", "1e99", "NaN"];

/** What a bad line, a bad disk or somebody with an editor makes of a file. */
const MUTATIONS = {
  "bits turned over": (bytes, random) => {
    const damaged = Buffer.from(bytes);
    const flips = Math.max(1, Math.round(bytes.length * 8 * 0.0001 * 100 ** random()));
    for (let flip = 0; flip < flips; flip += 1) {
      const at = place(bytes, random);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << Math.floor(random() * 8));
    }
    return damaged;
  },
  "cut short": (bytes, random) => bytes.subarray(0, place(bytes, random)),
  "half of another file": (bytes, random, other) =>
    Buffer.concat([bytes.subarray(0, place(bytes, random)), other.subarray(place(other, random))]),
  "a block doubled": (bytes, random) => {
    const [from, until] = block(bytes, random);
    return Buffer.concat([bytes.subarray(0, until), bytes.subarray(from)]);
  },
  "a block gone": (bytes, random) => {
    const [from, until] = block(bytes, random);
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(until)]);
  },
  "a block of zeros": (bytes, random) => {
    const [from, until] = block(bytes, random);
    return Buffer.from(bytes).fill(0, from, until);
  },
  "odd numbers": (bytes, random) => {
    const share = 0.002 + random() * 0.05;
    const text = bytes.toString("latin1").replace(/\d+/g, (digits) => (random() < share ? odd(random) : digits));
    return Buffer.from(text, "latin1");
  },
} satisfies Record<string, Mutate>;

export type Mutation = keyof typeof MUTATIONS;

/** The same seed gives the same copies. */
export function mutatedCopies(kind: Mutation, wholes: Uint8Array[], count: number, seed: number) {
  const random = xorshift(seed);
  return Array.from({ length: count }, (_, index) => {
    const bytes = Buffer.from(wholes[index % wholes.length] ?? []);
    return MUTATIONS[kind](bytes, random, Buffer.from(wholes[(index + 1) % wholes.length] ?? []));
  });
}

function place(bytes: Uint8Array, random: Random) {
  return Math.floor(random() * bytes.length);
}

function block(bytes: Uint8Array, random: Random): [number, number] {
  const from = place(bytes, random);
  return [from, Math.min(bytes.length, from + 1 + Math.floor(random() * MOST_BLOCK_BYTES))];
}

function odd(random: Random) {
  return ODD_NUMBERS[Math.floor(random() * ODD_NUMBERS.length)] ?? "-1";
}
