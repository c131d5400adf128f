export interface Ranked {
  score: number;
  musts_met: number;
  evidence_confidence: number;
  /** The place among the uploaded files. */
  position: number;
}

/** The stated order: score, then musts met, then confidence of the evidence, then the order of upload. Never a tie. */
export function compareCandidates(left: Ranked, right: Ranked): number {
  return (
    right.score - left.score ||
    right.musts_met - left.musts_met ||
    right.evidence_confidence - left.evidence_confidence ||
    left.position - right.position
  );
}
