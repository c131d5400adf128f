import { type ComparedPassage, comparePair, type Layers } from "./compare-pair.ts";
import { addTo, openTokenVectors, toLengthOne, type TokenVectors } from "./token-vectors.ts";
import { splitIntoTokens } from "./split-into-tokens.ts";
import { type RelevanceWeights, unpackWeights } from "./weights-format.ts";

/** A text as the model sees it: each token with its neighbours, of length 1. */
export interface EncodedText {
  tokens: number[];
  inContext: Float32Array;
  /** How telling each token is. */
  telling: Float32Array;
}

/** Log odds that a passage shows a criterion at all, and that it shows it fully. */
export interface PairScore {
  some: number;
  full: number;
}

export interface Relevance {
  tokensOf(text: string): number[];
  vectorsOf(token: number): TokenVectors;
  encode(tokens: number[]): EncodedText;
  compare(criterion: EncodedText, passage: ComparedPassage, place: number): PairScore;
}

/**
 * How far a passage of a CV speaks for a criterion: token vectors, each seen alone and in a window of three, compared with each
 * other and pooled. A small student of a sentence model that was trained on judged CVs (docs/decisions/043); it needs no runtime.
 */
export function openRelevance(bytes: Uint8Array): Relevance {
  const weights = unpackWeights(bytes);
  const layers = readLayers(weights);
  const vectorsOf = openTokenVectors(weights);
  const [bias, [share = 0]] = [weights.layer("c1.bias"), weights.layer("g")];

  function encode(tokens: number[]): EncodedText {
    const size = weights.dimensions;
    const vectors = tokens.map((token) => vectorsOf(token));
    const inContext = new Float32Array(tokens.length * size);
    for (const [at, own] of vectors.entries()) {
      inContext.set(withNeighbours(own, vectors[at - 1], vectors[at + 1]), at * size);
    }
    return { tokens, inContext, telling: Float32Array.from(vectors, ({ telling }) => telling) };
  }

  /** A convolution of width three over the token vectors, added to the middle one. */
  function withNeighbours(own: TokenVectors, before?: TokenVectors, after?: TokenVectors): Float32Array {
    const sum = bias.slice();
    addTo(sum, own.asOwn);
    if (before !== undefined) addTo(sum, before.asBefore);
    if (after !== undefined) addTo(sum, after.asAfter);
    for (let at = 0; at < sum.length; at += 1) sum[at] = (own.raw[at] ?? 0) + share * Math.tanh(sum[at] ?? 0);
    return toLengthOne(sum);
  }

  return {
    vectorsOf,
    encode,
    tokensOf: (text) => splitIntoTokens(text, weights.known),
    compare: (criterion, passage, place) => comparePair(layers, criterion, passage, place),
  };
}

function readLayers({ dimensions, layer }: RelevanceWeights): Layers {
  return {
    dimensions,
    centres: layer("mu"),
    widths: layer("sg"),
    token: [layer("tok.0.weight"), layer("tok.0.bias"), layer("tok.2.weight"), layer("tok.2.bias")],
    place: layer("sec.weight"),
    pair: [layer("out.0.weight"), layer("out.0.bias"), layer("out.2.weight"), layer("out.2.bias")],
  };
}
