import { findCap } from "./score-sum.ts";
import { confidenceBand, interviewPanel, interviewTimeline } from "./score-bands.ts";
import { type CriterionLine, listMissingGates } from "./shown-sum.ts";

export type Recommendation = "Proceed to Interview" | "Consider for Interview" | "Not Recommended" | "Not Suitable";

/** All that is said of a person as a whole. */
export interface Verdict {
  recommendation: Recommendation;
  /** A word for the score, by the bands of the recommendation; null where somebody is not suitable. */
  label: "Excellent" | "Good Match" | "Fair Match" | null;
  sentence: string;
  risk: "Low Risk" | "Medium Risk" | "High Risk";
  /** A label of the score. How well a CV is proven is its `evidence_confidence`. */
  confidence: string;
  /** Of five. */
  stars: number;
  /** How soon to talk to the person; null where no interview is suggested, and then there is no panel either. */
  timeline: string | null;
  panel: string | null;
  firstStep: string;
}

type Band = Pick<Verdict, "recommendation" | "label" | "sentence" | "risk" | "firstStep">;
type JudgedLine = Pick<CriterionLine, "key" | "importance" | "level">;

const PROCEED: Band = {
  recommendation: "Proceed to Interview",
  label: "Excellent",
  sentence: "Exceptional match - proceed immediately",
  risk: "Low Risk",
  firstStep: "Schedule an interview immediately",
};
const CONSIDER: Band = {
  recommendation: "Consider for Interview",
  label: "Good Match",
  sentence: "Good candidate - worth interviewing",
  risk: "Medium Risk",
  firstStep: "Schedule an interview within 1-2 weeks",
};
const NOT_RECOMMENDED: Band = {
  recommendation: "Not Recommended",
  label: "Fair Match",
  sentence: "Limited fit - consider alternatives",
  risk: "High Risk",
  firstStep: "Compare with the other candidates first",
};
const NOT_SUITABLE: Band = { ...NOT_RECOMMENDED, recommendation: "Not Suitable", label: null };
const GATE_MISSING: Band = {
  ...NOT_SUITABLE,
  firstStep: "Ask for what is required and not shown before anything else",
};

const SUITABLE_FROM = 40;
const STARS = 5;

/**
 * One function of the score and of what each criterion shows, for every screen, report, mail and table. Who else has applied does
 * not enter it. Earlier engines did not cap their scores, so the caps hold here too. Without lines it is the score's alone.
 */
export function giveVerdict(score: number, lines: readonly JudgedLine[] = []): Verdict {
  const cap = findCap(lines.map(({ key: id, importance, level }) => ({ id, importance, level })));
  const judged = Math.min(score, cap?.most ?? score);
  const timeline = interviewTimeline(judged);
  return {
    ...findBand(judged, listMissingGates(lines).length > 0),
    confidence: confidenceBand(judged),
    stars: Math.ceil((judged / 100) * STARS),
    timeline,
    panel: timeline === null ? null : interviewPanel(judged),
  };
}

function findBand(score: number, lacksGate: boolean): Band {
  if (lacksGate) return GATE_MISSING;
  if (score >= 85) return PROCEED;
  if (score >= 70) return CONSIDER;
  return score >= SUITABLE_FROM ? NOT_RECOMMENDED : NOT_SUITABLE;
}

/** "84 of 100 (Good Match)". */
export function formatScore(score: number, { label }: Pick<Verdict, "label">): string {
  return label === null ? `${score} of 100` : `${score} of 100 (${label})`;
}
