/** Rows of a square matrix that is its own mirror image. */
export type SymmetricMatrix = Float64Array[];

/** Unit directions and how far the matrix reaches along each, the farthest first. */
interface Decomposed {
  values: number[];
  axes: Float64Array[];
}

const SWEEPS = 30;
const NOTHING = 1e-12;

/** Jacobi's method: turns two axes at a time until nothing is left beside the diagonal. Deterministic. */
export function decompose(matrix: SymmetricMatrix): Decomposed {
  const rest = matrix.map((row) => row.slice());
  const axes = matrix.map((row, at) => row.map((_, column) => (column === at ? 1 : 0)));
  const size = Math.max(...matrix.map((row, at) => Math.abs(row[at] ?? 0)));
  for (let sweep = 0, turned = 1; sweep < SWEEPS && turned > 0; sweep += 1) {
    turned = 0;
    for (let left = 0; left < rest.length; left += 1) {
      for (let right = left + 1; right < rest.length; right += 1) {
        if (Math.abs(rest[left]?.[right] ?? 0) <= NOTHING * size) continue;
        turnPair(rest, axes, left, right);
        turned += 1;
      }
    }
  }
  const order = rest.map((row, at) => ({ value: row[at] ?? 0, axis: axes[at] ?? new Float64Array() }));
  order.sort((one, other) => other.value - one.value);
  return { values: order.map(({ value }) => value), axes: order.map(({ axis }) => axis) };
}

function turnPair(rest: Float64Array[], axes: Float64Array[], left: number, right: number) {
  const beside = rest[left]?.[right] ?? 0;
  const half = ((rest[right]?.[right] ?? 0) - (rest[left]?.[left] ?? 0)) / (2 * beside);
  const tangent = (half < 0 ? -1 : 1) / (Math.abs(half) + Math.sqrt(half * half + 1));
  const cosine = 1 / Math.sqrt(tangent * tangent + 1);
  const sine = tangent * cosine;
  for (const row of rest) {
    const [one = 0, other = 0] = [row[left], row[right]];
    row[left] = cosine * one - sine * other;
    row[right] = sine * one + cosine * other;
  }
  turnRows(rest[left], rest[right], cosine, sine);
  turnRows(axes[left], axes[right], cosine, sine);
}

function turnRows(left: Float64Array | undefined, right: Float64Array | undefined, cosine: number, sine: number) {
  if (left === undefined || right === undefined) return;
  for (let at = 0; at < left.length; at += 1) {
    const [one = 0, other = 0] = [left[at], right[at]];
    left[at] = cosine * one - sine * other;
    right[at] = sine * one + cosine * other;
  }
}

/** The sum of the products of every row with itself. */
export function measureScatter(rows: Float32Array, width: number, weigh: (row: number) => number): SymmetricMatrix {
  const sums = Array.from({ length: width }, () => new Float64Array(width));
  for (let from = 0; from < rows.length; from += width) {
    const row = rows.subarray(from, from + width);
    const weight = weigh(from / width);
    for (const [at, sum] of sums.entries()) {
      const value = weight * (row[at] ?? 0);
      for (let other = 0; other < width; other += 1) sum[other] = (sum[other] ?? 0) + value * (row[other] ?? 0);
    }
  }
  return sums;
}

/** What each row of `width` numbers measures along the given directions. */
export function project(rows: Float32Array, width: number, directions: Float64Array[]): Float32Array {
  const out = new Float32Array((rows.length / width) * directions.length);
  for (let at = 0; at < out.length; at += 1) {
    const from = Math.floor(at / directions.length) * width;
    const direction = directions[at % directions.length] ?? new Float64Array();
    let sum = 0;
    for (let column = 0; column < width; column += 1) sum += (direction[column] ?? 0) * (rows[from + column] ?? 0);
    out[at] = sum;
  }
  return out;
}
