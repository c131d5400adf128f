import type { KeyedCriterion } from "./criteria.ts";
import type { Finding } from "./evidence.ts";
import { averageLevel } from "./skill-match.ts";
import type { CriterionKind } from "./vacancy.ts";

const KIND_WORDS: Record<CriterionKind, string> = {
  role: "The role",
  skill: "Skills",
  experience: "Experience",
  education: "Education",
  certificate: "Certificates",
  soft_skill: "Soft skills",
  duty: "Duties",
};

export interface FitPart {
  name: string;
  percent: number;
  criteria: number;
}

/** How much of each kind of criterion a CV shows, in the order of the vacancy. */
export function fitByKind(criteria: readonly KeyedCriterion[], findings: readonly Finding[]): FitPart[] {
  const levels = new Map(findings.map(({ criterion_id, level }) => [criterion_id, level]));
  const byKind = Map.groupBy(criteria, ({ kind }) => kind);
  return [...byKind].map(([kind, asked]) => ({
    name: KIND_WORDS[kind],
    percent: averageLevel(asked.map(({ key }) => ({ level: levels.get(key) ?? "missing" }))),
    criteria: asked.length,
  }));
}

export function fitWord(percent: number) {
  if (percent >= 70) return "Strong";
  return percent >= 50 ? "Partial" : "Limited";
}
