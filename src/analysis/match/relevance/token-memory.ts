import { type Kernel, padded } from "./open-kernel.ts";
import type { RelevanceWeights } from "./weights-format.ts";

/** A token's vector, its three parts of the convolution; then how near it comes to each token that is asked for. */
const VECTORS = 4;

/** CVs share most of their words: what a token brings is computed when it is first met, and kept. Answers its address. */
export function openTokenMemory(kernel: Kernel, weights: RelevanceWeights, askedCount: number) {
  const known = new Map<number, number>();
  return (token: number): number => {
    const found = known.get(token);
    if (found !== undefined) return found;
    const address = kernel.allocate(weights.dimensions * VECTORS + padded(askedCount));
    kernel.numbersAt(address, weights.dimensions).set(vectorOf(weights, token));
    kernel.addToken(address);
    known.set(token, address);
    return address;
  };
}

export function vectorOf({ dimensions, rows, scales }: RelevanceWeights, token: number): Float32Array {
  const scale = scales[token] ?? 0;
  return Float32Array.from(rows.subarray(token * dimensions, (token + 1) * dimensions), (value) => value * scale);
}

export function toLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length > 0 ? vector.map((value) => value / length) : vector;
}
