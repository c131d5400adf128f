/** `accuracy` is the share of files in which the field is wholly right. */
export interface Figures {
  expected: number;
  found: number;
  right: number;
  precision: number;
  recall: number;
  f1: number;
  accuracy: number;
}

interface Counts {
  expected: number;
  found: number;
  right: number;
  files: number;
  wholeFiles: number;
}

export class FieldCounts {
  readonly #fields = new Map<string, Counts>();

  /** Whether the found values are exactly the expected ones, apart from case, accents' encoding, punctuation and spaces. */
  add(field: string, expected: string[], found: string[]): boolean {
    const counts = this.#fields.get(field) ?? { expected: 0, found: 0, right: 0, files: 0, wholeFiles: 0 };
    const right = countCommon(expected, found);
    const isWhole = right === expected.length && right === found.length;
    counts.expected += expected.length;
    counts.found += found.length;
    counts.right += right;
    counts.files += 1;
    counts.wholeFiles += isWhole ? 1 : 0;
    this.#fields.set(field, counts);
    return isWhole;
  }

  figures(): Record<string, Figures> {
    return Object.fromEntries(Array.from(this.#fields, ([field, counts]) => [field, asFigures(counts)]));
  }
}

function asFigures({ expected, found, right, files, wholeFiles }: Counts): Figures {
  const precision = found === 0 ? 1 : right / found;
  const recall = expected === 0 ? 1 : right / expected;
  const f1 = right === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { expected, found, right, precision, recall, f1, accuracy: wholeFiles / files };
}

function countCommon(expected: string[], found: string[]): number {
  const left = found.map((value) => normalise(value));
  return expected.filter((value) => {
    const at = left.indexOf(normalise(value));
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  }).length;
}

function normalise(value: string): string {
  return value
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
