import { dropMasks } from "./mask.ts";

/** Runs of so many words are compared: single words are shared by a whole trade. */
const RUN = 3;
/** Of fewer runs too little is left to tell two texts apart. */
const FEWEST_RUNS = 30;
const BANDS = 16;
const ROWS = 4;
const PRIME = 0x01_00_01_93;

/** Odd multipliers and offsets, the same on every machine. */
const MIXES = Array.from({ length: BANDS * ROWS }, (_, at) => ({
  factor: mix(at + 1) | 1,
  offset: mix(at + 0x9e_37_79),
}));

/**
 * MinHash: the share of equal bands tells how alike two texts are, without either of them. Where a share s of their runs of words is
 * the same, a band is equal with probability s⁴: of 16 bands 10 at .9, 4 at .7, none at .3. Empty for a text that is too short.
 */
export function sketchText(lines: { text: string }[]): number[] {
  const words = lines.flatMap(
    ({ text }) =>
      dropMasks(text)
        .toLowerCase()
        .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  const runs = new Set(words.slice(RUN - 1).map((_, at) => hash(words.slice(at, at + RUN).join(" "))));
  if (runs.size < FEWEST_RUNS) return [];
  const least = MIXES.map(({ factor, offset }) => {
    let smallest = 0xff_ff_ff_ff;
    for (const run of runs) smallest = Math.min(smallest, (Math.imul(run, factor) + offset) >>> 0);
    return smallest;
  });
  return Array.from({ length: BANDS }, (_, band) =>
    hash(`${band} ${least.slice(band * ROWS, (band + 1) * ROWS).join(" ")}`),
  );
}

/** FNV-1a; as the database's integers are, with a sign. */
function hash(text: string): number {
  let state = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), PRIME);
  return mix(state);
}

/** The last step of MurmurHash3: every bit of the answer depends on every bit of the number. */
function mix(number: number): number {
  let state = number;
  state = Math.imul(state ^ (state >>> 16), 0x85_eb_ca_6b);
  state = Math.imul(state ^ (state >>> 13), 0xc2_b2_ae_35);
  return (state ^ (state >>> 16)) | 0;
}
