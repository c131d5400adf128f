import { expect, test } from "vitest";
import { compareCandidates } from "./rank-candidates.ts";

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
