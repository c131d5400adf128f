/** By the bands of the recommendation, as on the ruler. */
export function reportTone(score: number) {
  if (score >= 85) return "high" as const;
  return score >= 70 ? ("mid" as const) : ("low" as const);
}

export const LEVEL_TONES = { strong: "high", partial: "mid", missing: "low" } as const;

export const RULER_TICKS = [
  { at: 70, label: "70 and up: consider", tone: "mid" },
  { at: 85, label: "85 and up: interview", tone: "high" },
] as const;
