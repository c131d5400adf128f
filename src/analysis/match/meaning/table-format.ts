import { strFromU8, strToU8 } from "fflate";

// A table of word meanings as a file: the length of the word list, the words on a line each, then for every word its scale and
// its numbers as half bytes. Half bytes lose nothing that a ranking could show (docs/decisions/013) and keep the file small.

export const DIMENSIONS = 192;
const LARGEST = 7;
const ROW_BYTES = DIMENSIONS / 2;

export interface MeaningTable {
  words: string[];
  scales: Float32Array;
  /** `DIMENSIONS` numbers from -7 to 7 for each word. */
  rows: Int8Array;
}

export function packTable(words: string[], values: Float32Array): Uint8Array {
  const names = strToU8(words.join("\n"));
  const bytes = new Uint8Array(4 + names.length + words.length * (4 + ROW_BYTES));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, names.length, true);
  bytes.set(names, 4);
  let at = 4 + names.length;
  for (let word = 0; word < words.length; word += 1) {
    const row = values.subarray(word * DIMENSIONS, (word + 1) * DIMENSIONS);
    const scale = Math.max(...row.map((value) => Math.abs(value))) / LARGEST || 1;
    view.setFloat32(at, scale, true);
    for (let pair = 0; pair < ROW_BYTES; pair += 1) {
      const [low = 0, high = 0] = row.subarray(pair * 2, pair * 2 + 2).map((value) => Math.round(value / scale) + 8);
      bytes[at + 4 + pair] = low | (high << 4);
    }
    at += 4 + ROW_BYTES;
  }
  return bytes;
}

export function unpackTable(bytes: Uint8Array): MeaningTable {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + view.getUint32(0, true);
  const words = strFromU8(bytes.subarray(4, start)).split("\n");
  const scales = new Float32Array(words.length);
  const rows = new Int8Array(words.length * DIMENSIONS);
  for (let word = 0; word < words.length; word += 1) {
    const at = start + word * (4 + ROW_BYTES);
    scales[word] = view.getFloat32(at, true);
    for (let pair = 0; pair < ROW_BYTES; pair += 1) {
      const byte = bytes[at + 4 + pair] ?? 0;
      rows[word * DIMENSIONS + pair * 2] = (byte & 15) - 8;
      rows[word * DIMENSIONS + pair * 2 + 1] = (byte >> 4) - 8;
    }
  }
  return { words, scales, rows };
}
