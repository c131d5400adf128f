// The inner loops of the relevance model in AssemblyScript, compiled by `npm run build:kernel` to
// src/analysis/match/relevance/kernel.wasm. Plain 128-bit SIMD is deterministic: every machine computes the same numbers.
// All pointers are byte addresses of 32-bit numbers; vectors are padded with zeros to a multiple of four.

const LANES: usize = 16;
const KERNEL_BYTES: usize = 32;
const STEPS: f32 = 512;
const LAST_STEP: f32 = 1024;
/** More near tokens than this say no more. */
const MOST_NEAR: f32 = 3;

// Set once by `setUp`. `size` is the bytes of a token vector.
let size: usize, kernels: i32, hidden: i32, rowBytes: usize;
let convolution: usize, convolutionBias: usize, share: f32;
let table: usize, scratch: usize;
let tokenWeights: usize, tokenBias: usize, tokenOut: usize, tokenOutBias: usize;
let pairWeights: usize, pairBias: usize, pairHidden: i32, pairOut: usize, pairOutBias: usize, places: usize;
let asked: usize, askedCount: i32;

let heap: usize = __heap_base;
let top: usize = memory.size() << 16;

/** Memory is never given back: it goes with the instance. */
export function allocate(bytes: usize): usize {
  const at = (heap + 15) & ~15;
  heap = at + bytes;
  while (heap > top) {
    if (memory.grow(<i32>max<usize>((heap - top + 0xffff) >> 16, 16)) < 0) unreachable();
    top = memory.size() << 16;
  }
  return at;
}

export function setUpVectors(bytes: usize, kernel: usize, bias: usize, contextShare: f32, vectors: usize, count: i32): void {
  size = bytes;
  convolution = kernel;
  convolutionBias = bias;
  share = contextShare;
  asked = vectors;
  askedCount = count;
}

export function setUpTokenLayers(count: i32, near: usize, width: i32, row: usize, weights: usize, bias: usize, out: usize, outBias: usize): void {
  kernels = count;
  table = near;
  hidden = width;
  rowBytes = row;
  tokenWeights = weights;
  tokenBias = bias;
  tokenOut = out;
  tokenOutBias = outBias;
  scratch = allocate(4096);
}

export function setUpPairLayers(width: i32, weights: usize, bias: usize, out: usize, outBias: usize, place: usize): void {
  pairHidden = width;
  pairWeights = weights;
  pairBias = bias;
  pairOut = out;
  pairOutBias = outBias;
  places = place;
}

// @ts-expect-error A decorator of the compiler.
@inline
function dot(left: usize, right: usize, bytes: usize): f32 {
  let first = f32x4.splat(0);
  let second = f32x4.splat(0);
  let at: usize = 0;
  for (; at + LANES < bytes; at += 2 * LANES) {
    first = f32x4.add(first, f32x4.mul(v128.load(left + at), v128.load(right + at)));
    second = f32x4.add(second, f32x4.mul(v128.load(left + at, LANES), v128.load(right + at, LANES)));
  }
  if (at < bytes) first = f32x4.add(first, f32x4.mul(v128.load(left + at), v128.load(right + at)));
  const sum = f32x4.add(first, second);
  return (
    f32x4.extract_lane(sum, 0) + f32x4.extract_lane(sum, 1) + (f32x4.extract_lane(sum, 2) + f32x4.extract_lane(sum, 3))
  );
}

/**
 * The products of a vector with four that follow each other. Each is summed in the order of `dot`, so that the numbers are the same; a
 * single one would wait for its own additions most of the time.
 */
// @ts-expect-error A decorator of the compiler.
@inline
function dotFour(vector: usize, others: usize, bytes: usize): v128 {
  const b = others + bytes;
  const c = b + bytes;
  const d = c + bytes;
  let evenA = f32x4.splat(0), evenB = f32x4.splat(0), evenC = f32x4.splat(0), evenD = f32x4.splat(0);
  let oddA = f32x4.splat(0), oddB = f32x4.splat(0), oddC = f32x4.splat(0), oddD = f32x4.splat(0);
  let at: usize = 0;
  for (; at + LANES < bytes; at += 2 * LANES) {
    const even = v128.load(vector + at);
    const odd = v128.load(vector + at, LANES);
    evenA = f32x4.add(evenA, f32x4.mul(even, v128.load(others + at)));
    evenB = f32x4.add(evenB, f32x4.mul(even, v128.load(b + at)));
    evenC = f32x4.add(evenC, f32x4.mul(even, v128.load(c + at)));
    evenD = f32x4.add(evenD, f32x4.mul(even, v128.load(d + at)));
    oddA = f32x4.add(oddA, f32x4.mul(odd, v128.load(others + at, LANES)));
    oddB = f32x4.add(oddB, f32x4.mul(odd, v128.load(b + at, LANES)));
    oddC = f32x4.add(oddC, f32x4.mul(odd, v128.load(c + at, LANES)));
    oddD = f32x4.add(oddD, f32x4.mul(odd, v128.load(d + at, LANES)));
  }
  if (at < bytes) {
    const even = v128.load(vector + at);
    evenA = f32x4.add(evenA, f32x4.mul(even, v128.load(others + at)));
    evenB = f32x4.add(evenB, f32x4.mul(even, v128.load(b + at)));
    evenC = f32x4.add(evenC, f32x4.mul(even, v128.load(c + at)));
    evenD = f32x4.add(evenD, f32x4.mul(even, v128.load(d + at)));
  }
  return addLanes(f32x4.add(evenA, oddA), f32x4.add(evenB, oddB), f32x4.add(evenC, oddC), f32x4.add(evenD, oddD));
}

/** The sum of the lanes of each, the first two and the last two first. */
// @ts-expect-error A decorator of the compiler.
@inline
function addLanes(a: v128, b: v128, c: v128, d: v128): v128 {
  const lowAB = v128.shuffle<f32>(a, b, 0, 4, 1, 5);
  const lowCD = v128.shuffle<f32>(c, d, 0, 4, 1, 5);
  const highAB = v128.shuffle<f32>(a, b, 2, 6, 3, 7);
  const highCD = v128.shuffle<f32>(c, d, 2, 6, 3, 7);
  const low = f32x4.add(v128.shuffle<f32>(lowAB, lowCD, 0, 1, 4, 5), v128.shuffle<f32>(lowAB, lowCD, 2, 3, 6, 7));
  const high = f32x4.add(v128.shuffle<f32>(highAB, highCD, 0, 1, 4, 5), v128.shuffle<f32>(highAB, highCD, 2, 3, 6, 7));
  return f32x4.add(low, high);
}

function multiply(matrix: usize, vector: usize, bytes: usize, rows: i32, out: usize): void {
  let row = 0;
  for (; row + 4 <= rows; row += 4) {
    v128.store(out + (<usize>row << 2), dotFour(vector, matrix, bytes));
    matrix += 4 * bytes;
  }
  for (; row < rows; row += 1) {
    store<f32>(out + (<usize>row << 2), dot(matrix, vector, bytes));
    matrix += bytes;
  }
}

/**
 * A token's place in memory: its vector, what it brings to a convolution of width three as the token before, itself and the token
 * after, and how near it alone comes to every token that is asked for.
 */
export function addToken(token: usize): void {
  const rows = <i32>(size >> 2);
  for (let part = 0; part < 3; part += 1) {
    multiply(convolution + <usize>part * size * <usize>rows, token, size, rows, token + <usize>(part + 1) * size);
  }
  const near = token + 4 * size;
  multiply(asked, token, size, askedCount, near);
  const length = f32.max(sqrt(dot(token, token, size)), 1e-12);
  for (let at = 0; at < askedCount; at += 1) {
    const place = near + (<usize>at << 2);
    store<f32>(place, load<f32>(place) / length);
  }
}

/** Each token of a text with its neighbours, of length 1. `tokens` are addresses. */
export function encode(tokens: usize, count: i32, out: usize): void {
  for (let at = 0; at < count; at += 1) {
    const own = load<usize>(tokens + (<usize>at << 2));
    const before = at > 0 ? load<usize>(tokens + (<usize>(at - 1) << 2)) + size : 0;
    const after = at + 1 < count ? load<usize>(tokens + (<usize>(at + 1) << 2)) + 3 * size : 0;
    addNeighbours(own, before, after, out + <usize>at * size);
  }
}

function addNeighbours(own: usize, before: usize, after: usize, out: usize): void {
  const part = f32x4.splat(share);
  for (let at: usize = 0; at < size; at += LANES) {
    let sum = f32x4.add(v128.load(convolutionBias + at), v128.load(own + 2 * size + at));
    if (before) sum = f32x4.add(sum, v128.load(before + at));
    if (after) sum = f32x4.add(sum, v128.load(after + at));
    v128.store(out + at, f32x4.add(v128.load(own + at), f32x4.mul(part, tanh(sum))));
  }
  const scale = f32x4.splat(1 / f32.max(sqrt(dot(out, out, size)), 1e-12));
  for (let at: usize = 0; at < size; at += LANES) v128.store(out + at, f32x4.mul(v128.load(out + at), scale));
}

/** For every token that is asked for: how near the nearest token of a text comes. */
export function findNearest(tokens: usize, count: i32, out: usize): void {
  for (let at: usize = 0; at < <usize>askedCount << 2; at += LANES) {
    let nearest = f32x4.splat(0);
    for (let token = 0; token < count; token += 1) {
      const address = load<usize>(tokens + (<usize>token << 2));
      nearest = f32x4.max(nearest, v128.load(address + 4 * size + at));
    }
    v128.store(out + at, nearest);
  }
}

/**
 * For each token of a criterion: how many tokens of a passage come how near, alone and in context; pooled over the criterion and
 * scored. `askedPlaces` are byte offsets among the tokens that are asked for.
 */
export function compare(
  criterion: usize, askedPlaces: usize, telling: usize, count: i32,
  passage: usize, tokens: usize, passageCount: i32, place: i32, out: usize,
): void {
  const row = scratch;
  const middle = scratch + 256;
  const shown = scratch + 768;
  const whole = scratch + 1280;
  const width = <usize>hidden << 2;
  let total: f32 = 0;
  let bestAlone: f32 = 0;
  let bestInContext: f32 = 0;
  for (let at = 0; at < count; at += 1) total += load<f32>(telling + (<usize>at << 2));
  for (let at: usize = 0; at < width; at += 4) {
    store<f32>(whole + at, 0);
    store<f32>(whole + width + at, -9);
  }
  for (let at = 0; at < count; at += 1) {
    const weight = load<f32>(telling + (<usize>at << 2));
    const nearAlone = poolAlone(tokens, passageCount, load<usize>(askedPlaces + (<usize>at << 2)), row);
    const nearInContext = poolInContext(criterion + <usize>at * size, passage, passageCount, row + (<usize>kernels << 2));
    const rest = row + (<usize>kernels << 3);
    store<f32>(rest, nearAlone);
    store<f32>(rest, nearInContext, 4);
    store<f32>(rest, weight, 8);
    const part = weight / f32.max(total, 1e-6);
    bestAlone += part * f32.max(0, nearAlone);
    bestInContext += part * f32.max(0, nearInContext);
    runLayers(row, rowBytes, tokenWeights, tokenBias, hidden, middle, tokenOut, tokenOutBias, hidden, shown);
    for (let lane: usize = 0; lane < width; lane += LANES) {
      const value = v128.load(shown + lane);
      v128.store(whole + lane, f32x4.add(v128.load(whole + lane), f32x4.mul(f32x4.splat(part), value)));
      v128.store(whole + width + lane, f32x4.max(v128.load(whole + width + lane), value));
    }
  }
  const rest = whole + 2 * width;
  store<f32>(rest, bestAlone);
  store<f32>(rest, bestInContext, 4);
  store<f32>(rest, <f32>count / 20, 8);
  store<f32>(rest, <f32>passageCount / 40, 12);
  v128.store(rest + LANES, v128.load(places + <usize>place * LANES));
  runLayers(whole, 2 * width + 2 * LANES, pairWeights, pairBias, pairHidden, middle, pairOut, pairOutBias, 2, out);
}

function poolAlone(tokens: usize, count: i32, askedPlace: usize, row: usize): f32 {
  let nearest = f32x4.splat(-2);
  let low = f32x4.splat(0);
  let high = f32x4.splat(0);
  const offset: usize = 4 * size + askedPlace;
  let at = 0;
  for (; at + 4 <= count; at += 4) {
    const first = tokens + (<usize>at << 2);
    let cosines = v128.load32_zero(load<usize>(first) + offset);
    cosines = v128.load32_lane(load<usize>(first, 4) + offset, cosines, 1);
    cosines = v128.load32_lane(load<usize>(first, 8) + offset, cosines, 2);
    cosines = v128.load32_lane(load<usize>(first, 12) + offset, cosines, 3);
    nearest = f32x4.max(nearest, cosines);
    const near = nearAtFour(cosines);
    low = addFour(low, near, 0);
    high = addFour(high, near, LANES);
  }
  for (; at < count; at += 1) {
    const cosine = load<f32>(load<usize>(tokens + (<usize>at << 2)) + offset);
    nearest = f32x4.max(nearest, f32x4.splat(cosine));
    const near = nearAt(cosine);
    low = f32x4.add(low, v128.load(near));
    high = f32x4.add(high, v128.load(near, LANES));
  }
  storeCounts(low, high, row);
  return largestOf(nearest);
}

function poolInContext(criterion: usize, passage: usize, count: i32, row: usize): f32 {
  let nearest = f32x4.splat(-2);
  let low = f32x4.splat(0);
  let high = f32x4.splat(0);
  let at = 0;
  for (; at + 4 <= count; at += 4) {
    const cosines = dotFour(criterion, passage + <usize>at * size, size);
    nearest = f32x4.max(nearest, cosines);
    const near = nearAtFour(cosines);
    low = addFour(low, near, 0);
    high = addFour(high, near, LANES);
  }
  for (; at < count; at += 1) {
    const cosine = dot(criterion, passage + <usize>at * size, size);
    nearest = f32x4.max(nearest, f32x4.splat(cosine));
    const near = nearAt(cosine);
    low = f32x4.add(low, v128.load(near));
    high = f32x4.add(high, v128.load(near, LANES));
  }
  storeCounts(low, high, row);
  return largestOf(nearest);
}

/** The kernels for every cosine in steps of 1/512: an exponential for each pair of tokens would take most of the time. */
// @ts-expect-error A decorator of the compiler.
@inline
function nearAt(cosine: f32): usize {
  const step = f32.max(0, f32.min(LAST_STEP, floor((cosine + 1) * STEPS + 0.5)));
  return table + <usize>step * KERNEL_BYTES;
}

// @ts-expect-error A decorator of the compiler.
@inline
function nearAtFour(cosines: v128): v128 {
  const scaled = f32x4.add(f32x4.mul(f32x4.add(cosines, f32x4.splat(1)), f32x4.splat(STEPS)), f32x4.splat(0.5));
  const step = f32x4.max(f32x4.splat(0), f32x4.min(f32x4.splat(LAST_STEP), f32x4.floor(scaled)));
  return i32x4.add(i32x4.splat(<i32>table), i32x4.mul(i32x4.trunc_sat_f32x4_s(step), i32x4.splat(<i32>KERNEL_BYTES)));
}

/** One after the other, as they follow each other in the text. */
// @ts-expect-error A decorator of the compiler.
@inline
function addFour(sum: v128, near: v128, offset: usize): v128 {
  const first = f32x4.add(sum, v128.load(<usize>i32x4.extract_lane(near, 0) + offset));
  const second = f32x4.add(first, v128.load(<usize>i32x4.extract_lane(near, 1) + offset));
  const third = f32x4.add(second, v128.load(<usize>i32x4.extract_lane(near, 2) + offset));
  return f32x4.add(third, v128.load(<usize>i32x4.extract_lane(near, 3) + offset));
}

// @ts-expect-error A decorator of the compiler.
@inline
function largestOf(values: v128): f32 {
  return f32.max(
    f32.max(f32x4.extract_lane(values, 0), f32x4.extract_lane(values, 1)),
    f32.max(f32x4.extract_lane(values, 2), f32x4.extract_lane(values, 3)),
  );
}

function storeCounts(low: v128, high: v128, row: usize): void {
  const most = f32x4.splat(MOST_NEAR);
  const counts = scratch + 2048;
  v128.store(counts, logOfOneMore(f32x4.min(low, most)));
  v128.store(counts, logOfOneMore(f32x4.min(high, most)), LANES);
  for (let kernel = 0; kernel < kernels; kernel += 1) {
    const at = <usize>kernel << 2;
    store<f32>(row + at, load<f32>(counts + at));
  }
}

function runLayers(
  input: usize, bytes: usize, weights: usize, bias: usize, width: i32, middle: usize,
  outWeights: usize, outBias: usize, outCount: i32, out: usize,
): void {
  multiply(weights, input, bytes, width, middle);
  for (let at: usize = 0; at < <usize>width << 2; at += LANES) {
    v128.store(middle + at, gelu(f32x4.add(v128.load(middle + at), v128.load(bias + at))));
  }
  multiply(outWeights, middle, <usize>width << 2, outCount, out);
  for (let at: usize = 0; at < <usize>outCount << 2; at += 4) {
    store<f32>(out + at, load<f32>(out + at) + load<f32>(outBias + at));
  }
}

// Four numbers at a time: the functions of the standard library take one. Within some 1e-7 of those.

// @ts-expect-error A decorator of the compiler.
@inline
function gelu(value: v128): v128 {
  const half = f32x4.mul(f32x4.splat(0.5), value);
  return f32x4.mul(half, f32x4.add(f32x4.splat(1), errorFunction(f32x4.mul(value, f32x4.splat(0.70710678)))));
}

/** Abramowitz and Stegun 7.1.26: within 1.5e-7. */
// @ts-expect-error A decorator of the compiler.
@inline
function errorFunction(value: v128): v128 {
  const one = f32x4.splat(1);
  const x = f32x4.abs(value);
  const t = f32x4.div(one, f32x4.add(one, f32x4.mul(f32x4.splat(0.3275911), x)));
  let series = f32x4.splat(1.061405429);
  series = f32x4.add(f32x4.mul(series, t), f32x4.splat(-1.453152027));
  series = f32x4.add(f32x4.mul(series, t), f32x4.splat(1.421413741));
  series = f32x4.add(f32x4.mul(series, t), f32x4.splat(-0.284496736));
  series = f32x4.add(f32x4.mul(series, t), f32x4.splat(0.254829592));
  const rest = f32x4.mul(f32x4.mul(series, t), exponential(f32x4.neg(f32x4.mul(x, x))));
  const sign = v128.and(value, i32x4.splat(i32.MIN_VALUE));
  return v128.or(f32x4.sub(one, rest), sign);
}

// @ts-expect-error A decorator of the compiler.
@inline
function tanh(value: v128): v128 {
  const one = f32x4.splat(1);
  const grown = exponential(f32x4.add(value, value));
  return f32x4.sub(one, f32x4.div(f32x4.splat(2), f32x4.add(grown, one)));
}

/** Cephes: a power of two, times a polynomial for what is left. */
// @ts-expect-error A decorator of the compiler.
@inline
function exponential(value: v128): v128 {
  const x = f32x4.max(f32x4.splat(-87), f32x4.min(f32x4.splat(87), value));
  const power = f32x4.nearest(f32x4.mul(x, f32x4.splat(1.44269504)));
  let left = f32x4.sub(x, f32x4.mul(power, f32x4.splat(0.693359375)));
  left = f32x4.sub(left, f32x4.mul(power, f32x4.splat(-2.12194440e-4)));
  let series = f32x4.splat(1.9875691500e-4);
  series = f32x4.add(f32x4.mul(series, left), f32x4.splat(1.3981999507e-3));
  series = f32x4.add(f32x4.mul(series, left), f32x4.splat(8.3334519073e-3));
  series = f32x4.add(f32x4.mul(series, left), f32x4.splat(4.1665795894e-2));
  series = f32x4.add(f32x4.mul(series, left), f32x4.splat(1.6666665459e-1));
  series = f32x4.add(f32x4.mul(series, left), f32x4.splat(5.0000001201e-1));
  series = f32x4.add(f32x4.mul(series, f32x4.mul(left, left)), f32x4.add(left, f32x4.splat(1)));
  const exponent = i32x4.add(i32x4.trunc_sat_f32x4_s(power), i32x4.splat(127));
  return f32x4.mul(series, i32x4.shl(exponent, 23));
}

/** The logarithm of 1 to 4, by its area tangent: ln y = 2 artanh((y - 1) / (y + 1)), with y brought near 1 by its square root. */
// @ts-expect-error A decorator of the compiler.
@inline
function logOfOneMore(value: v128): v128 {
  const one = f32x4.splat(1);
  const y = f32x4.sqrt(f32x4.sqrt(f32x4.add(value, one)));
  const part = f32x4.div(f32x4.sub(y, one), f32x4.add(y, one));
  const square = f32x4.mul(part, part);
  let series = f32x4.splat(0.111111111);
  series = f32x4.add(f32x4.mul(series, square), f32x4.splat(0.142857143));
  series = f32x4.add(f32x4.mul(series, square), f32x4.splat(0.2));
  series = f32x4.add(f32x4.mul(series, square), f32x4.splat(0.333333333));
  series = f32x4.add(f32x4.mul(series, square), one);
  return f32x4.mul(f32x4.splat(8), f32x4.mul(part, series));
}
