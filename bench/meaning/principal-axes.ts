const ROUNDS = 60;

/** The first `count` principal axes of a table's rows, by repeated multiplication and straightening. Deterministic. */
export function findPrincipalAxes(table: Float32Array, width: number, count: number): Float64Array[] {
  const covariance = measureCovariance(table, width);
  let axes: Float64Array[] = Array.from({ length: count }, (_, axis) =>
    Float64Array.from({ length: width }, (__, at) => seed(axis, at)),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    axes = straighten(
      axes.map((axis) => covariance.map((row) => dot(row, axis))).map((axis) => Float64Array.from(axis)),
    );
  }
  return axes;
}

/** Any start that is not symmetric will do. */
function seed(axis: number, at: number): number {
  return (axis === at ? 1 : 0) + Math.sin(axis * 12.9898 + at * 78.233) * 0.01;
}

function measureCovariance(table: Float32Array, width: number): Float64Array[] {
  const sums = Array.from({ length: width }, () => new Float64Array(width));
  for (let from = 0; from < table.length; from += width) {
    const row = table.subarray(from, from + width);
    for (const [at, value] of row.entries()) {
      const sum = sums[at] ?? new Float64Array();
      for (let other = 0; other < width; other += 1) sum[other] = (sum[other] ?? 0) + value * (row[other] ?? 0);
    }
  }
  return sums;
}

function straighten(axes: Float64Array[]): Float64Array[] {
  const straight: Float64Array[] = [];
  for (const axis of axes) {
    for (const earlier of straight) {
      const share = dot(earlier, axis);
      for (let at = 0; at < axis.length; at += 1) axis[at] = (axis[at] ?? 0) - share * (earlier[at] ?? 0);
    }
    const length = Math.sqrt(dot(axis, axis));
    straight.push(axis.map((value) => value / length));
  }
  return straight;
}

function dot(left: Float64Array, right: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += 1) sum += (left[at] ?? 0) * (right[at] ?? 0);
  return sum;
}
