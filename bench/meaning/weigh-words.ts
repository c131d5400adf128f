import { addUpCvs, type CvLine, meanLines, scaleToOne } from "./cv-lines.ts";

/** How sharply a line must point at its own CV. */
const SHARPNESS = 10;
const STEP = 0.35;
/** Of all words. One that is as rare as this moves half as far as its lines ask for, so that names stay as they are. */
const RARE = 1e-4;

/**
 * Words count more that help a line to find the CV it was taken from among all others, and less that lead it astray: one step
 * down the slope of that guess, for the length of every word. No label is used: only which line is whose.
 */
export function weighWords(table: Float32Array, width: number, lines: CvLine[]): Float32Array {
  const words = table.length / width;
  const asked = new Float64Array(words);
  const seen = new Float64Array(words);
  const pulls = measurePulls(table, width, lines);
  for (const [line, { columns, count }] of lines.entries()) {
    const pull = pulls.subarray(line * width, (line + 1) * width);
    for (const word of columns) {
      asked[word] = (asked[word] ?? 0) + count * dot(table.subarray(word * width, (word + 1) * width), pull);
      seen[word] = (seen[word] ?? 0) + count / columns.length;
    }
  }
  const factors = asked.map((value, word) => Math.exp((STEP * value) / ((seen[word] ?? 0) + RARE)));
  return table.map((value, at) => value * (factors[Math.floor(at / width)] ?? 1));
}

/** For each line where it would have to move to be nearer to its own CV and farther from those it is taken for. */
function measurePulls(table: Float32Array, width: number, lines: CvLine[]): Float32Array {
  const { rows, lengths } = meanLines(lines, table, width);
  const sums = addUpCvs(lines, rows, width);
  const cvs = Array.from({ length: sums.length / width }, (_, cv) => sums.slice(cv * width, (cv + 1) * width));
  for (const cv of cvs) scaleToOne(cv);
  const pulls = new Float32Array(rows.length);
  for (const [line, { cv }] of lines.entries()) {
    const row = rows.subarray(line * width, (line + 1) * width);
    // Without the line itself, or it would find nothing but itself.
    const own = sums.slice(cv * width, (cv + 1) * width).map((value, at) => value - (row[at] ?? 0));
    scaleToOne(own);
    const pull = pullLine(row, cvs.with(cv, own), cv);
    for (const [at, value] of pull.entries()) pulls[line * width + at] = value / (lengths[line] ?? 1);
  }
  return pulls;
}

function pullLine(row: Float32Array, cvs: Float32Array[], own: number): Float32Array {
  const chances = cvs.map((cv) => Math.exp(SHARPNESS * (dot(row, cv) - 1)));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  const pull = new Float32Array(row.length);
  for (const [at, cv] of cvs.entries()) {
    const share = SHARPNESS * ((at === own ? 1 : 0) - (chances[at] ?? 0) / total);
    for (let column = 0; column < pull.length; column += 1) {
      pull[column] = (pull[column] ?? 0) + share * (cv[column] ?? 0);
    }
  }
  // Only the direction of a line counts, not its length.
  const along = dot(pull, row);
  return pull.map((value, at) => value - along * (row[at] ?? 0));
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
