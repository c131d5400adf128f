import { addUpCvs, type CvLine, meanLines } from "./cv-lines.ts";
import { decompose, measureScatter, project, type SymmetricMatrix } from "./symmetric-matrix.ts";

/** How much of the lines' scatter is taken to be the same in every direction; half a thousand CVs do not settle 192 of them. */
const SMOOTHING = 0.3;
/** The root of a direction's worth: the worth itself leaves only the few greatest differences between trades. */
const STRETCH = 0.25;

/**
 * Lines of one CV differ in what they are (a date, a duty, a degree), lines of different CVs also in the trade. Directions in
 * which CVs differ more than the lines of one CV are stretched, the others shrunk. No label is used: only which line is whose.
 */
export function stretchAxes(table: Float32Array, width: number, lines: CvLine[]): Float32Array {
  const { within, between } = measureDifferences(table, width, lines);
  const root = raise(smooth(within), -0.5);
  const { values, axes } = decompose(multiply(multiply(root, between), root));
  const directions = axes.map((axis, at) => {
    const factor = Math.max(0, values[at] ?? 0) ** STRETCH;
    return Float64Array.from(root, (row) => factor * dot(row, axis));
  });
  return project(table, width, directions);
}

function measureDifferences(table: Float32Array, width: number, lines: CvLine[]) {
  const { rows } = meanLines(lines, table, width);
  const means = addUpCvs(lines, rows, width);
  const sizes = new Float32Array(means.length / width);
  for (const { cv } of lines) sizes[cv] = (sizes[cv] ?? 0) + 1;
  for (let at = 0; at < means.length; at += 1) means[at] = (means[at] ?? 0) / (sizes[Math.floor(at / width)] || 1);
  const ofLines = rows.map((value, at) => {
    const cv = lines[Math.floor(at / width)]?.cv ?? 0;
    return value - (means[cv * width + (at % width)] ?? 0);
  });
  const within = measureScatter(ofLines, width, (line) => lines[line]?.count ?? 0);
  const between = measureScatter(centre(means, width), width, () => 1 / sizes.length);
  return { within, between };
}

function centre(rows: Float32Array, width: number): Float32Array {
  const sums = new Float64Array(width);
  for (const [at, value] of rows.entries()) sums[at % width] = (sums[at % width] ?? 0) + value;
  return rows.map((value, at) => value - (sums[at % width] ?? 0) / (rows.length / width));
}

function smooth(matrix: SymmetricMatrix): SymmetricMatrix {
  const mean = matrix.reduce((sum, row, at) => sum + (row[at] ?? 0), 0) / matrix.length;
  return matrix.map((row, at) =>
    row.map((value, column) => (1 - SMOOTHING) * value + (at === column ? SMOOTHING * mean : 0)),
  );
}

function raise(matrix: SymmetricMatrix, power: number): SymmetricMatrix {
  const { values, axes } = decompose(matrix);
  const scaled = axes.map((axis, at) => axis.map((value) => value * (values[at] ?? 0) ** power));
  return matrix.map((row, at) =>
    row.map((_, column) => axes.reduce((sum, axis, one) => sum + (axis[at] ?? 0) * (scaled[one]?.[column] ?? 0), 0)),
  );
}

/** The right one is its own mirror image, so that its rows are its columns. */
function multiply(left: Float64Array[], right: SymmetricMatrix): Float64Array[] {
  return left.map((row) => Float64Array.from(right, (column) => dot(row, column)));
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
