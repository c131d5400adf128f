import type { RelevanceWeights } from "./weights-format.ts";

/** What a token brings wherever it stands. The convolution is linear up to its last step, so its three parts are made once. */
export interface TokenVectors {
  raw: Float32Array;
  alone: Float32Array;
  asBefore: Float32Array;
  asOwn: Float32Array;
  asAfter: Float32Array;
  telling: number;
}

/** CVs share most of their words: a token's vectors are made when it is first met, and kept. */
export function openTokenVectors(weights: RelevanceWeights): (token: number) => TokenVectors {
  const { dimensions: size } = weights;
  const kernels = splitKernel(weights.layer("c1.weight"), size);
  const [before, own, after] = kernels;
  const known = new Map<number, TokenVectors>();
  return (token) => {
    const found = known.get(token);
    if (found !== undefined) return found;
    const raw = rowOf(weights, token);
    const made = {
      raw,
      alone: toLengthOne(raw.slice()),
      asBefore: multiply(before, raw),
      asOwn: multiply(own, raw),
      asAfter: multiply(after, raw),
      telling: softplus((weights.telling[token] ?? 0) + 0.5),
    };
    known.set(token, made);
    return made;
  };
}

function rowOf({ dimensions, rows, scales }: RelevanceWeights, token: number): Float32Array {
  const scale = scales[token] ?? 0;
  return Float32Array.from(rows.subarray(token * dimensions, (token + 1) * dimensions), (value) => value * scale);
}

/** From [out][in][place] to a matrix for each of the three places. */
function splitKernel(kernel: Float32Array, size: number): [Float32Array, Float32Array, Float32Array] {
  const matrixAt = (place: number) =>
    Float32Array.from({ length: size * size }, (_, at) => kernel[at * 3 + place] ?? 0);
  return [matrixAt(0), matrixAt(1), matrixAt(2)];
}

export function multiply(matrix: Float32Array, vector: Float32Array): Float32Array {
  const out = new Float32Array(matrix.length / vector.length);
  for (let row = 0; row < out.length; row += 1) out[row] = dot(matrix, row * vector.length, vector, 0, vector.length);
  return out;
}

/** Four sums at once: the additions of one do not wait for each other. */
export function dot(left: Float32Array, from: number, right: Float32Array, start: number, size: number): number {
  let [first, second, third, fourth] = [0, 0, 0, 0];
  let at = 0;
  for (; at + 3 < size; at += 4) {
    first += (left[from + at] ?? 0) * (right[start + at] ?? 0);
    second += (left[from + at + 1] ?? 0) * (right[start + at + 1] ?? 0);
    third += (left[from + at + 2] ?? 0) * (right[start + at + 2] ?? 0);
    fourth += (left[from + at + 3] ?? 0) * (right[start + at + 3] ?? 0);
  }
  for (; at < size; at += 1) first += (left[from + at] ?? 0) * (right[start + at] ?? 0);
  return first + second + third + fourth;
}

export function addTo(sum: Float32Array, other: Float32Array): Float32Array {
  for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) + (other[at] ?? 0);
  return sum;
}

export function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, 0, vector, 0, vector.length));
  if (length > 0) for (let at = 0; at < vector.length; at += 1) vector[at] = (vector[at] ?? 0) / length;
  return vector;
}

function softplus(value: number): number {
  return Math.log1p(Math.exp(value));
}
