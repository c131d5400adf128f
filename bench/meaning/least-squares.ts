/** A sparse matrix row by row: which columns, each with the same share. */
export interface SparseRow {
  columns: Int32Array;
  share: number;
}

/**
 * Finds the table near `start` whose rows, averaged as `rows` says, come nearest to `targets`: conjugate gradients on
 * |rows·X − targets|² + pull·|X − start|², all columns of X at once. `width` numbers make one row of X and of the targets.
 */
export function fitTable(
  { rows, targets, start, width }: { rows: SparseRow[]; targets: Float32Array; start: Float32Array; width: number },
  pull: number,
  rounds: number,
): Float32Array {
  const size = start.length / width;
  const table = start.slice();
  const gap = targets.slice();
  addScaled(gap, multiply(rows, table, width), -1);
  let residual = multiplyBack(rows, gap, width, size);
  const direction = residual.slice();
  let squares = columnSquares(residual, residual, width);
  for (let round = 0; round < rounds; round += 1) {
    const image = multiplyBack(rows, multiply(rows, direction, width), width, size);
    addScaled(image, direction, pull);
    const step = divide(squares, columnSquares(direction, image, width));
    stepColumns(table, direction, step, 1);
    stepColumns(residual, image, step, -1);
    const next = columnSquares(residual, residual, width);
    const turn = divide(next, squares);
    for (let index = 0; index < direction.length; index += 1) {
      direction[index] = (residual[index] ?? 0) + (direction[index] ?? 0) * (turn[index % width] ?? 0);
    }
    squares = next;
  }
  return table;
}

export function multiply(rows: SparseRow[], table: Float32Array, width: number): Float32Array {
  const out = new Float32Array(rows.length * width);
  for (const [row, { columns, share }] of rows.entries()) {
    for (const column of columns) {
      for (let index = 0; index < width; index += 1) {
        const at = row * width + index;
        out[at] = (out[at] ?? 0) + share * (table[column * width + index] ?? 0);
      }
    }
  }
  return out;
}

function multiplyBack(rows: SparseRow[], from: Float32Array, width: number, size: number): Float32Array {
  const out = new Float32Array(size * width);
  for (const [row, { columns, share }] of rows.entries()) {
    for (const column of columns) {
      for (let index = 0; index < width; index += 1) {
        const at = column * width + index;
        out[at] = (out[at] ?? 0) + share * (from[row * width + index] ?? 0);
      }
    }
  }
  return out;
}

function addScaled(to: Float32Array, from: Float32Array, factor: number) {
  for (let index = 0; index < to.length; index += 1) to[index] = (to[index] ?? 0) + factor * (from[index] ?? 0);
}

function stepColumns(to: Float32Array, from: Float32Array, step: Float64Array, sign: 1 | -1) {
  const width = step.length;
  for (let index = 0; index < to.length; index += 1) {
    to[index] = (to[index] ?? 0) + sign * (step[index % width] ?? 0) * (from[index] ?? 0);
  }
}

function columnSquares(left: Float32Array, right: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(width);
  for (let index = 0; index < left.length; index += 1) {
    sums[index % width] = (sums[index % width] ?? 0) + (left[index] ?? 0) * (right[index] ?? 0);
  }
  return sums;
}

function divide(above: Float64Array, below: Float64Array): Float64Array {
  return above.map((value, index) => (below[index] === 0 ? 0 : value / (below[index] ?? 1)));
}
