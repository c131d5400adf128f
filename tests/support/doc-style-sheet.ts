import { shorts } from "#tests/support/ole-writer.ts";

const NO_BASE = 0xfff;

/** What a style changes about its letters and, if it is one of paragraphs, about its lines. */
export interface DocStyle {
  letters: number[];
  lines?: number[];
  isForLetters?: boolean;
  base?: number;
}

export function styleSheet(styles: DocStyle[]): Buffer {
  const entries = [{ letters: [] }, ...styles].map(styleEntry);
  const head = shorts([entries.length, 10, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([shorts([head.length]), head, ...entries]);
}

/** A head of ten bytes with its kind and its base, a name, then its changes to lines and to letters. */
function styleEntry({ letters, lines = [], isForLetters = false, base = NO_BASE }: DocStyle): Buffer {
  const head = shorts([0, (base << 4) | (isForLetters ? 2 : 1), 2, 0, 0]);
  const name = Buffer.concat([shorts([1]), Buffer.from("N", "utf16le"), shorts([0])]);
  const lists = isForLetters ? [letters] : [[0, 0, ...lines], letters];
  const body = Buffer.concat([head, name, ...lists.map(withLength)]);
  return Buffer.concat([shorts([body.length]), body]);
}

/** On an even place, as the next one must be. */
function withLength(changes: number[]): Buffer {
  const bytes = Buffer.alloc(2 + changes.length + (changes.length % 2));
  bytes.writeUInt16LE(changes.length);
  bytes.set(changes, 2);
  return bytes;
}
