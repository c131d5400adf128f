import { expect, test } from "vitest";
import { compareCandidates, shortlistSize } from "./rank-candidates.ts";

const base = { score: 80, musts_met: 5, evidence_confidence: 0.8, position: 3 };

test("ties are broken by musts, then confidence, then the order of upload", () => {
  const ranked = [
    { ...base, position: 4 },
    base,
    { ...base, evidence_confidence: 0.9, position: 9 },
    { ...base, musts_met: 6, evidence_confidence: 0.1, position: 8 },
    { ...base, score: 81, musts_met: 0, position: 7 },
  ].toSorted(compareCandidates);
  expect(ranked.map(({ position }) => position)).toEqual([7, 8, 9, 3, 4]);
});

test("a shortlist is a count, a share rounded up, or ten, and never longer than the list", () => {
  expect(shortlistSize({ count: 7, percentage: null }, 100)).toBe(7);
  expect(shortlistSize({ count: 7, percentage: null }, 3)).toBe(3);
  expect(shortlistSize({ count: null, percentage: 20 }, 11)).toBe(3);
  expect(shortlistSize({ count: null, percentage: null }, 250)).toBe(10);
  expect(shortlistSize({ count: null, percentage: 5 }, 0)).toBe(0);
});
