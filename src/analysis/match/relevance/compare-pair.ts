import type { EncodedText, PairScore } from "./open-relevance.ts";
import { addTo, dot, multiply } from "./token-vectors.ts";

/** A passage, and how near each of its tokens alone comes to a token that is asked for: that is known before. */
export interface ComparedPassage {
  encoded: EncodedText;
  nearnessTo: (token: number) => Float32Array;
}

export interface Layers {
  dimensions: number;
  /** Where the kernels that count near tokens are centred, and how wide they are. */
  centres: Float32Array;
  widths: Float32Array;
  token: LayerPair;
  place: Float32Array;
  pair: LayerPair;
}
type LayerPair = [weights: Float32Array, bias: Float32Array, outWeights: Float32Array, outBias: Float32Array];

const STEPS = 512;
/** More near tokens than this say no more. */
const MOST_NEAR = 3;
const PLACE_SIZE = 4;

/** For each criterion token: how many tokens of the passage come how near, alone and in context; pooled over the criterion. */
export function comparePair(
  layers: Layers,
  criterion: EncodedText,
  passage: ComparedPassage,
  place: number,
): PairScore {
  const count = criterion.tokens.length;
  const kernels = layers.centres.length;
  const hidden = layers.token[1].length;
  const mean = new Float32Array(hidden);
  const most = new Float32Array(hidden).fill(-9);
  const row = new Float32Array(kernels * 2 + 3);
  let [total, bestAlone, bestInContext] = [0, 0, 0];
  for (let at = 0; at < count; at += 1) total += criterion.telling[at] ?? 0;
  for (let at = 0; at < count; at += 1) {
    const telling = criterion.telling[at] ?? 0;
    const nearAlone = pool(layers, passage.nearnessTo(criterion.tokens[at] ?? 0), row, 0);
    const nearInContext = pool(layers, cosinesOf(layers, criterion, at, passage.encoded), row, kernels);
    row[kernels * 2] = nearAlone;
    row[kernels * 2 + 1] = nearInContext;
    row[kernels * 2 + 2] = telling;
    const share = telling / Math.max(total, 1e-6);
    bestAlone += share * Math.max(0, nearAlone);
    bestInContext += share * Math.max(0, nearInContext);
    const shown = runLayers(layers.token, row);
    for (let out = 0; out < hidden; out += 1) {
      mean[out] = (mean[out] ?? 0) + share * (shown[out] ?? 0);
      most[out] = Math.max(most[out] ?? -9, shown[out] ?? -9);
    }
  }
  const whole = new Float32Array(hidden * 2 + 4 + PLACE_SIZE);
  whole.set(mean, 0);
  whole.set(most, hidden);
  whole.set([bestAlone, bestInContext, count / 20, passage.encoded.tokens.length / 40], hidden * 2);
  whole.set(layers.place.subarray(place * PLACE_SIZE, (place + 1) * PLACE_SIZE), hidden * 2 + 4);
  const [some = 0, full = 0] = runLayers(layers.pair, whole);
  return { some, full };
}

function cosinesOf(
  { dimensions: size }: Layers,
  criterion: EncodedText,
  at: number,
  passage: EncodedText,
): Float32Array {
  const cosines = new Float32Array(passage.tokens.length);
  for (let other = 0; other < cosines.length; other += 1) {
    cosines[other] = dot(criterion.inContext, at * size, passage.inContext, other * size, size);
  }
  return cosines;
}

/** Fills the row with how many tokens come near, kernel by kernel, and answers how near the nearest comes. */
function pool(layers: Layers, cosines: Float32Array, row: Float32Array, from: number): number {
  const kernels = layers.centres.length;
  const table = tableOf(layers);
  let nearest = -2;
  for (let kernel = 0; kernel < kernels; kernel += 1) row[from + kernel] = 0;
  for (let other = 0; other < cosines.length; other += 1) {
    const cosine = cosines[other] ?? 0;
    if (cosine > nearest) nearest = cosine;
    const step = Math.max(0, Math.min(2 * STEPS, Math.round((cosine + 1) * STEPS))) * kernels;
    for (let kernel = 0; kernel < kernels; kernel += 1) {
      row[from + kernel] = (row[from + kernel] ?? 0) + (table[step + kernel] ?? 0);
    }
  }
  for (let kernel = 0; kernel < kernels; kernel += 1) {
    row[from + kernel] = Math.log1p(Math.min(MOST_NEAR, row[from + kernel] ?? 0));
  }
  return nearest;
}

const tables = new WeakMap<Layers, Float32Array>();

/** The kernels for every cosine in steps of 1/512: an exponential for each pair of tokens would take most of the time. */
function tableOf(layers: Layers): Float32Array {
  const known = tables.get(layers);
  if (known !== undefined) return known;
  const { centres, widths } = layers;
  const table = new Float32Array((2 * STEPS + 1) * centres.length);
  for (let step = 0; step <= 2 * STEPS; step += 1) {
    for (const [kernel, centre] of centres.entries()) {
      const width = widths[kernel] ?? 1;
      table[step * centres.length + kernel] = Math.exp(-((step / STEPS - 1 - centre) ** 2) / (2 * width * width));
    }
  }
  tables.set(layers, table);
  return table;
}

function runLayers([weights, bias, outWeights, outBias]: LayerPair, input: Float32Array): Float32Array {
  const hidden = addTo(multiply(weights, input), bias);
  for (let at = 0; at < hidden.length; at += 1) hidden[at] = gelu(hidden[at] ?? 0);
  return addTo(multiply(outWeights, hidden), outBias);
}

function gelu(value: number): number {
  return 0.5 * value * (1 + errorFunction(value / Math.SQRT2));
}

/** Abramowitz and Stegun 7.1.26: within 1.5e-7. */
function errorFunction(value: number): number {
  const x = Math.abs(value);
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t * Math.exp(-x * x);
  return value < 0 ? series - 1 : 1 - series;
}
