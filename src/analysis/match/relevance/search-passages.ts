import { loadWeights } from "./load-weights.ts";
import { type Kernel, openKernel, padded } from "./open-kernel.ts";
import type { PairScore, Relevance } from "./open-relevance.ts";
import { openTokenMemory, toLengthOne, vectorOf } from "./token-memory.ts";

/** A passage's tokens and the kind of place it stands in, as the model was taught to see it. */
export interface SearchedPassage {
  tokens: number[];
  place: number;
}

export interface ScoredPassage extends PairScore {
  passage: number;
}

/** For each criterion the passages of a CV that speak for it, and how far. */
export type SearchPassages = (passages: SearchedPassage[]) => ScoredPassage[][];

const LONGEST_CRITERION = 26;
/**
 * So many passages of a CV are compared in full for each criterion: those whose words alone come nearest. Of 117 judged pairs 9 lost
 * a best passage that was clearly better (by .3 in log odds); with 12 passages one in five did.
 */
const COMPARED = 24;

const PAIR_BYTES = 2 * Float32Array.BYTES_PER_ELEMENT;

/** Where the numbers of a text begin in the kernel's memory. */
interface HeldText {
  count: number;
  tokens: number;
  inContext: number;
}
interface HeldCriterion extends HeldText {
  telling: number[];
  tellingAt: number;
  /** Where its tokens stand among all that are asked for. */
  places: number[];
  placesAt: number;
}
interface CappedPassage extends HeldText {
  place: number;
  nearest: Float32Array;
}

export function prepareSearch(relevance: Relevance, wordings: string[]): SearchPassages {
  const texts = wordings.map((wording) => relevance.tokensOf(wording).slice(0, LONGEST_CRITERION));
  const asked = [...new Set(texts.flat())];
  const kernel = openKernel(relevance.kernel);
  const vectors = asked.map((token) => toLengthOne(vectorOf(relevance.weights, token)));
  loadWeights(kernel, relevance.weights, vectors);
  const addressOf = openTokenMemory(kernel, relevance.weights, asked.length);
  const criteria = texts.map((tokens) => holdCriterion(kernel, relevance, asked, tokens, addressOf));
  const hold = openPassageMemory(kernel, relevance, asked.length, addressOf);
  const out = kernel.allocate(2 * COMPARED);
  return (passages) => {
    const held = hold(passages);
    return criteria.map((criterion) => scoreAll(kernel, criterion, held, out));
  };
}

/** Two numbers for each passage, read when all are written: a view of the memory costs more than a comparison of short texts. */
function scoreAll(kernel: Kernel, criterion: HeldCriterion, held: CappedPassage[], out: number): ScoredPassage[] {
  const nearest = findNearest(criterion, held);
  for (const [at, passage] of nearest.entries()) compare(kernel, criterion, held[passage], out + at * PAIR_BYTES);
  const scores = kernel.numbersAt(out, 2 * nearest.length);
  return nearest.map((passage, at) => ({ passage, some: scores[2 * at] ?? 0, full: scores[2 * at + 1] ?? 0 }));
}

function holdCriterion(
  kernel: Kernel,
  { weights, tellingOf }: Relevance,
  asked: number[],
  tokens: number[],
  addressOf: (token: number) => number,
): HeldCriterion {
  const telling = tokens.map((token) => tellingOf(token));
  const places = tokens.map((token) => asked.indexOf(token));
  const held = {
    count: tokens.length,
    tokens: kernel.keepAddresses(tokens.map((token) => addressOf(token))),
    inContext: kernel.allocate(tokens.length * weights.dimensions),
    telling,
    tellingAt: kernel.keep(telling),
    places,
    placesAt: kernel.keepAddresses(places.map((place) => place * Float32Array.BYTES_PER_ELEMENT)),
  };
  kernel.encode(held.tokens, held.count, held.inContext);
  return held;
}

/** The passages of one CV at a time: the next CV takes the same memory. */
function openPassageMemory(
  kernel: Kernel,
  { weights }: Relevance,
  askedCount: number,
  addressOf: (token: number) => number,
) {
  let [room, start] = [0, 0];
  const needOf = ({ tokens }: SearchedPassage) => padded(tokens.length) + tokens.length * weights.dimensions;

  function holdPassage({ tokens, place }: SearchedPassage, at: number, nearestAt: number): CappedPassage {
    const addresses = tokens.map((token) => addressOf(token));
    new Uint32Array(kernel.memory.buffer, at, tokens.length).set(addresses);
    const inContext = at + padded(tokens.length) * Float32Array.BYTES_PER_ELEMENT;
    kernel.encode(at, tokens.length, inContext);
    kernel.findNearest(at, tokens.length, nearestAt);
    return {
      count: tokens.length,
      tokens: at,
      inContext,
      place,
      nearest: kernel.numbersAt(nearestAt, askedCount).slice(),
    };
  }

  return (passages: SearchedPassage[]): CappedPassage[] => {
    const need = passages.reduce((sum, passage) => sum + needOf(passage), padded(askedCount));
    if (need > room) [room, start] = [need * 2, kernel.allocate(need * 2)];
    let at = start + padded(askedCount) * Float32Array.BYTES_PER_ELEMENT;
    return passages.map((passage) => {
      const held = holdPassage(passage, at, start);
      at += needOf(passage) * Float32Array.BYTES_PER_ELEMENT;
      return held;
    });
  };
}

/** The passages whose words alone come nearest, nearest first. */
function findNearest({ telling, places }: HeldCriterion, passages: CappedPassage[]): number[] {
  const weighed = passages.map(({ nearest }, passage) => {
    const weight = places.reduce((sum, place, at) => sum + (telling[at] ?? 0) * (nearest[place] ?? 0), 0);
    return { passage, weight };
  });
  const sorted = weighed.toSorted((left, right) => right.weight - left.weight || left.passage - right.passage);
  return sorted.slice(0, COMPARED).map(({ passage }) => passage);
}

function compare(kernel: Kernel, criterion: HeldCriterion, passage: CappedPassage | undefined, out: number) {
  if (passage === undefined) throw new Error("There is no such passage.");
  const { count, inContext, placesAt, tellingAt } = criterion;
  kernel.compare(
    inContext,
    placesAt,
    tellingAt,
    count,
    passage.inContext,
    passage.tokens,
    passage.count,
    passage.place,
    out,
  );
}
