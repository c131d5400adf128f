import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import type { Level } from "#shared/screening/evidence.ts";

/** What a rated skill counts. */
const WORTH: Record<Level, number> = { strong: 1, partial: 0.6, missing: 0 };

/** Rows that came from elsewhere name skills without rating them. */
export type NamedSkill = RatedSkill | string;

interface WithoutRatings {
  none: number;
  base: number;
  perSkill: number;
  most: number;
}

const TECHNICAL: WithoutRatings = { none: 50, base: 60, perSkill: 5, most: 90 };
const SOFT: WithoutRatings = { none: 55, base: 65, perSkill: 4, most: 95 };

export function techMatch(skills: NamedSkill[]): number {
  return matchOf(skills, TECHNICAL);
}

export function softMatch(skills: NamedSkill[]): number {
  return matchOf(skills, SOFT);
}

/** From the ratings where there are any; otherwise an estimate from how many skills are named. */
function matchOf(skills: NamedSkill[], { none, base, perSkill, most }: WithoutRatings) {
  if (skills.length === 0) return none;
  const rated = skills.filter((skill) => typeof skill !== "string");
  return rated.length > 0 ? averageLevel(rated) : Math.min(base + perSkill * skills.length, most);
}

/** In percent of all of them being strong. */
function averageLevel(rated: readonly { level: Level }[]) {
  const worth = rated.reduce((sum, { level }) => sum + WORTH[level], 0);
  return Math.round((worth / rated.length) * 100);
}

export interface TechnicalFit {
  percent: number;
  label: "Strong" | "Partial" | "Limited";
}

export function technicalFit(skills: RatedSkill[]): TechnicalFit {
  const percent = skills.length === 0 ? 0 : averageLevel(skills);
  return { percent, label: fitLabel(percent) };
}

function fitLabel(percent: number) {
  if (percent >= 65) return "Strong";
  return percent >= 45 ? "Partial" : "Limited";
}

const SYSTEMS = /\b(apis?|rest|graphql|databases?|sql|postgres\w*|mysql|mongo\w*|systems?|architecture)\b/i;
const DEMONSTRATED_FROM = 3;

/** Strong skills with interfaces, data or systems count twice. */
export function problemSolving(skills: RatedSkill[]): "Demonstrated" | "Basic" | "Not shown" {
  const strong = skills.filter(({ level }) => level === "strong");
  const points = strong.reduce((sum, { skill }) => sum + (SYSTEMS.test(skill) ? 2 : 1), 0);
  if (points >= DEMONSTRATED_FROM) return "Demonstrated";
  return points >= 1 ? "Basic" : "Not shown";
}
