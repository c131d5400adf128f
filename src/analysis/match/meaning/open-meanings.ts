import { remember } from "#analysis/remember.ts";
import { listWords, splitIntoPieces } from "./split-into-pieces.ts";
import { DIMENSIONS, unpackTable } from "./table-format.ts";

/** A direction of length 1, or nothing but zeros for a text without a known word. */
export type Meaning = Float32Array;

export interface Meanings {
  of(text: string): Meaning;
  /** Words that count more or less than others. */
  ofWeighed(words: { word: string; weight: number }[]): Meaning;
}

/** The mean of what its words mean. It knows no word order, and knows the trades' words from tens of thousands of CV lines. */
export function openMeanings(bytes: Uint8Array): Meanings {
  const { words, scales, rows } = unpackTable(bytes);
  const known = new Map(words.map((word, index) => [word, index]));

  const piecesOf = remember((word) => splitIntoPieces(word, known));

  function add(sum: Meaning, word: string, weight: number) {
    for (const piece of piecesOf(word)) {
      const scale = (scales[piece] ?? 0) * weight;
      const from = piece * DIMENSIONS;
      for (let at = 0; at < DIMENSIONS; at += 1) sum[at] = (sum[at] ?? 0) + scale * (rows[from + at] ?? 0);
    }
  }

  function ofWeighed(list: { word: string; weight: number }[]) {
    const sum = new Float32Array(DIMENSIONS);
    for (const { word, weight } of list) add(sum, word, weight);
    return toLengthOne(sum);
  }

  return {
    of: (text) => {
      const sum = new Float32Array(DIMENSIONS);
      for (const word of listWords(text)) add(sum, word, 1);
      return toLengthOne(sum);
    },
    ofWeighed,
  };
}

export function toLengthOne(meaning: Meaning): Meaning {
  const length = Math.sqrt(compare(meaning, meaning));
  return length === 0 ? meaning : meaning.map((value) => value / length);
}

/** The cosine of the angle between two meanings. */
export function compare(left: Meaning, right: Meaning): number {
  let sum = 0;
  for (let at = 0; at < DIMENSIONS; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
