interface ReportBand {
  confidence: "Very High" | "High" | "Moderate";
  risk: "Low Risk" | "Medium Risk" | "High Risk";
  verdict: string;
}

const HIGH_FROM = 85;
const MEDIUM_FROM = 70;
const STARS = 5;

/** What the report calls a score. All of it is a label of the score and says nothing more than the score does. */
export function reportBand(score: number): ReportBand {
  if (score >= HIGH_FROM)
    return { confidence: "Very High", risk: "Low Risk", verdict: "Exceptional match - proceed immediately" };
  if (score >= MEDIUM_FROM)
    return { confidence: "High", risk: "Medium Risk", verdict: "Good candidate - worth interviewing" };
  return { confidence: "Moderate", risk: "High Risk", verdict: "Limited fit - consider alternatives" };
}

export function starsOf(score: number): number {
  return Math.ceil((score / 100) * STARS);
}
