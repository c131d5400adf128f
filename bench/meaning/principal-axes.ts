import { decompose, measureScatter } from "./symmetric-matrix.ts";

/** The first `count` principal axes of a table's rows. */
export function findPrincipalAxes(table: Float32Array, width: number, count: number): Float64Array[] {
  return decompose(measureScatter(table, width, () => 1)).axes.slice(0, count);
}
