import * as z from "zod/mini";

export const Score = z.int().check(z.minimum(0), z.maximum(100));

const BANDS: [from: number, name: string][] = [
  [90, "Exceptional"],
  [75, "Strong"],
  [60, "Moderate"],
  [40, "Partial"],
  [0, "Weak"],
];

/** What the score says of the match, whoever else has applied. */
export function scoreBand(score: number): string {
  return BANDS.find(([from]) => score >= from)?.[1] ?? "Weak";
}

export function recommendation(score: number, isShortlisted: boolean) {
  if (!isShortlisted) return "Not Suitable";
  if (score >= 85) return "Proceed to Interview";
  if (score >= 70) return "Consider for Interview";
  return "Not Recommended";
}

/** The label on a shortlist card. The dashboard and the report band scores differently (85 and 70). */
export function shortlistLabel(score: number) {
  if (score >= 80) return "Excellent";
  if (score >= 70) return "Good Match";
  return "Fair Match";
}
