import type { RatedSkill } from "#shared/cv-analysis.ts";
import { nameCriterion, startUpper } from "./name-criterion.ts";
import { byImportance, firstQuote, type ReportedFinding } from "./reported-finding.ts";

const NO_EVIDENCE = "Not found in the CV";

export function rateTechnicalSkills(findings: ReportedFinding[]): RatedSkill[] {
  return rate(findings.filter(({ criterion }) => criterion.kind !== "soft_skill" && criterion.kind !== "duty"));
}

export function rateSoftSkills(findings: ReportedFinding[]): RatedSkill[] {
  return rate(findings.filter(({ criterion }) => criterion.kind === "soft_skill"));
}

function rate(findings: ReportedFinding[]): RatedSkill[] {
  return byImportance(findings).map((finding) => ({
    skill: startUpper(nameCriterion(finding.criterion)),
    level: finding.level,
    evidence: firstQuote(finding) ?? NO_EVIDENCE,
  }));
}
