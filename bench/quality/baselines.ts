import { tokenize } from "#analysis/read/tokenize.ts";
import type { Benchmark } from "./corpus.ts";

/** `[ad][cv]` */
export type Scores = number[][];

interface Counted {
  counts: Map<string, number>;
  length: number;
}

function count(text: string): Counted {
  const counts = new Map<string, number>();
  const stems = tokenize(text).map((token) => token.stem);
  for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return { counts, length: stems.length };
}

function countDocuments(cvs: Counted[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { counts } of cvs) for (const stem of counts.keys()) found.set(stem, (found.get(stem) ?? 0) + 1);
  return found;
}

/** The cosine of sublinear TF-IDF vectors; rarity is taken from the CVs of the benchmark. */
export function rankByTfIdf({ cvs, ads }: Benchmark): Scores {
  const documents = cvs.map(({ text }) => count(text));
  const frequency = countDocuments(documents);
  const weigh = ({ counts }: Counted) => {
    const weights = new Map<string, number>();
    for (const [stem, times] of counts) {
      const rarity = Math.log((cvs.length + 1) / ((frequency.get(stem) ?? 0) + 1)) + 1;
      weights.set(stem, (1 + Math.log(times)) * rarity);
    }
    const length = Math.sqrt([...weights.values()].reduce((sum, weight) => sum + weight ** 2, 0)) || 1;
    return { weights, length };
  };
  const vectors = documents.map((document) => weigh(document));
  return ads.map(({ text }) => {
    const ad = weigh(count(text));
    return vectors.map((cv) => {
      const product = [...ad.weights].reduce((sum, [stem, weight]) => sum + weight * (cv.weights.get(stem) ?? 0), 0);
      return product / (ad.length * cv.length);
    });
  });
}

const SATURATION = 1.2;
const LENGTH_PENALTY = 0.75;

export function rankByBm25({ cvs, ads }: Benchmark): Scores {
  const documents = cvs.map(({ text }) => count(text));
  const frequency = countDocuments(documents);
  const meanLength = documents.reduce((sum, { length }) => sum + length, 0) / documents.length;
  return ads.map(({ text }) => {
    const query = [...count(text).counts.keys()];
    return documents.map(({ counts, length }) => {
      const norm = SATURATION * (1 - LENGTH_PENALTY + (LENGTH_PENALTY * length) / meanLength);
      return query.reduce((sum, stem) => {
        const times = counts.get(stem) ?? 0;
        const found = frequency.get(stem) ?? 0;
        const rarity = Math.log(1 + (cvs.length - found + 0.5) / (found + 0.5));
        return sum + (rarity * times * (SATURATION + 1)) / (times + norm);
      }, 0);
    });
  });
}

/** One vector for the whole CV and one for the whole advertisement, and their cosine. */
export function rankByDocument(ads: Float32Array[], cvs: Float32Array[]): Scores {
  return ads.map((ad) => cvs.map((cv) => cosine(ad, cv)));
}

function product(left: Float32Array, right: Float32Array): number {
  return left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
}

function cosine(left: Float32Array, right: Float32Array): number {
  return product(left, right) / (Math.sqrt(product(left, left) * product(right, right)) || 1);
}
