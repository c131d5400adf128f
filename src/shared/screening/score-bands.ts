import * as z from "zod/mini";
import type { Candidate, Place } from "#shared/candidates/candidate.ts";

export const Score = z.int().check(z.minimum(0), z.maximum(100));

type Bands = readonly (readonly [from: number, name: string])[];

const CONFIDENCE_BANDS: Bands = [
  [85, "Very High"],
  [70, "High"],
  [60, "Moderate"],
  [40, "Low"],
  [0, "Very Low"],
];
const TIMELINES: Bands = [
  [85, "Schedule immediately"],
  [70, "Within 1-2 weeks"],
];
const PANELS: Bands = [
  [80, "Senior stakeholder"],
  [60, "Standard"],
];

/** Where even the best of an upload is below this, suggestions are offered. A strong match starts higher, at the band "good". */
export const SUGGESTIONS_BELOW = 60;

const findBand = (bands: Bands, score: number) => bands.find(([from]) => score >= from)?.[1];

/** A label of the score. How well a CV could be read and proven is its `evidence_confidence`. */
export function confidenceBand(score: number): string {
  return findBand(CONFIDENCE_BANDS, score) ?? "Very Low";
}

/** How soon to talk to the person; null where no interview is suggested. */
export function interviewTimeline(score: number): string | null {
  return findBand(TIMELINES, score) ?? null;
}

/** Who should be in the room; null where no interview is suggested. */
export function interviewPanel(score: number): string | null {
  return findBand(PANELS, score) ?? null;
}

export function shortlistStatus(isShortlisted: boolean) {
  return isShortlisted ? "Approved" : "Not Shortlisted";
}

/** Not to be on a shortlist says how many were ahead, and nothing of the person. */
export function describeStanding({ rank, of, shortlist }: Place): string {
  return `Rank ${rank} of ${of}, shortlist of ${shortlist}`;
}

/** Null for a candidate without a place. In a file made from a list only the ranks of the shortlist are known. */
export function describeRanking({ place, shortlist_rank }: Pick<Candidate, "place" | "shortlist_rank">): string | null {
  if (place !== undefined) return describeStanding(place);
  return shortlist_rank === null ? null : `Rank ${shortlist_rank}`;
}
