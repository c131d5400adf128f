interface Weighed {
  level: string;
  /** Not of engines before local-6. */
  confidence?: number | undefined;
  criterion: { weight: number };
}

/** How directly the found evidence speaks, from 0 to 1. It breaks ties and never moves a score. */
export function measureConfidence(matches: Weighed[], readingQuality: number): number {
  const found = matches.filter(({ level }) => level !== "missing");
  const total = found.reduce((sum, { criterion }) => sum + criterion.weight, 0);
  if (total === 0) return 0;
  const sum = found.reduce((reached, { criterion, confidence = 1 }) => reached + criterion.weight * confidence, 0);
  return Math.round((sum / total) * readingQuality * 1000) / 1000;
}
