import { splitLongLine } from "./split-long-line.ts";
import { listWords, splitIntoPieces } from "#analysis/match/meaning/split-into-pieces.ts";
import { multiply, type SparseRow } from "./least-squares.ts";

/** A line of one of the CVs. All lines of a CV together count as much as those of any other. */
export interface CvLine extends SparseRow {
  cv: number;
  count: number;
}

const FEWEST_PIECES = 2;

export function listCvLines(texts: string[], known: ReadonlyMap<string, number>): CvLine[] {
  return texts.flatMap((text, cv) => {
    const lines = new Set(text.split("\n").flatMap((line) => splitLongLine(line.trim())));
    const rows = Array.from(lines, (line) => listWords(line).flatMap((word) => splitIntoPieces(word, known)));
    const telling = rows.filter((columns) => columns.length >= FEWEST_PIECES);
    const count = 1 / telling.length / texts.length;
    return telling.map((columns) => ({ cv, count, columns: Int32Array.from(columns), share: 1 }));
  });
}

export interface LineMeanings {
  /** One row of length 1 for each line, as the product compares them. */
  rows: Float32Array;
  /** How long each row was before. */
  lengths: Float32Array;
}

export function meanLines(lines: CvLine[], table: Float32Array, width: number): LineMeanings {
  const rows = multiply(lines, table, width);
  const lengths = new Float32Array(lines.length);
  for (let line = 0; line < lines.length; line += 1) {
    lengths[line] = scaleToOne(rows.subarray(line * width, (line + 1) * width));
  }
  return { rows, lengths };
}

/** Answers the length it had. */
export function scaleToOne(row: Float32Array): number {
  const length = Math.sqrt(row.reduce((sum, value) => sum + value * value, 0)) || 1;
  for (let at = 0; at < row.length; at += 1) row[at] = (row[at] ?? 0) / length;
  return length;
}

/** For each CV the sum of its lines. */
export function addUpCvs(lines: CvLine[], rows: Float32Array, width: number): Float32Array {
  const cvs = (lines.at(-1)?.cv ?? -1) + 1;
  const sums = new Float32Array(cvs * width);
  for (const [line, { cv }] of lines.entries()) {
    for (let at = 0; at < width; at += 1) {
      sums[cv * width + at] = (sums[cv * width + at] ?? 0) + (rows[line * width + at] ?? 0);
    }
  }
  return sums;
}
