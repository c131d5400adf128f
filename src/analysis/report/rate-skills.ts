import { isKnownSkill } from "#analysis/lexicon/find-known-skills.ts";
import type { RatedSkill } from "#shared/screening/cv-analysis.ts";
import { isRole, nameCriterion } from "./name-criterion.ts";
import { byImportance, firstQuote, isCore, type ReportedFinding } from "./reported-finding.ts";

const NO_EVIDENCE = "Not found in the CV";
const LEVELS = ["missing", "partial", "strong"];

export function rateTechnicalSkills(findings: ReportedFinding[]): RatedSkill[] {
  return rate(findings.filter((finding) => isTechnical(finding)));
}

/** Duties count where the vacancy names hardly anything else, and stand as core. Time in a role is no skill. */
function isTechnical(finding: ReportedFinding): boolean {
  const { kind, terms } = finding.criterion;
  if (isRole(finding.criterion) || kind === "soft_skill" || (kind === "duty" && !isCore(finding))) return false;
  return kind !== "experience" || terms.some((term) => isKnownSkill(term));
}

export function rateSoftSkills(findings: ReportedFinding[]): RatedSkill[] {
  return rate(findings.filter(({ criterion }) => criterion.kind === "soft_skill"));
}

/** One line per skill: where two criteria are worded alike, the better finding stands for both. */
function rate(findings: ReportedFinding[]): RatedSkill[] {
  const rated = new Map<string, RatedSkill>();
  for (const finding of byImportance(findings)) {
    const skill = nameCriterion(finding.criterion);
    const earlier = rated.get(skill);
    const isBetter = earlier === undefined || LEVELS.indexOf(finding.level) > LEVELS.indexOf(earlier.level);
    if (isBetter) rated.set(skill, { skill, level: finding.level, evidence: firstQuote(finding) ?? NO_EVIDENCE });
  }
  return [...rated.values()];
}
