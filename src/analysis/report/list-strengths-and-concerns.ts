import { nameCriterion, startUpper } from "./name-criterion.ts";
import { byImportance, firstQuote, type ReportedFinding, withLevel } from "./reported-finding.ts";

const MAX_POINTS = 6;

export function listStrengths(findings: ReportedFinding[]): string[] {
  const strong = withLevel(findings, "strong").slice(0, MAX_POINTS);
  return strong.map((finding) => `${startUpper(nameCriterion(finding.criterion))}: “${firstQuote(finding) ?? ""}”`);
}

/** What is missing comes before what is only mentioned, and within each what weighs most. */
export function listConcerns(findings: ReportedFinding[]): string[] {
  const open = [
    ...withLevel(findings, "missing"),
    ...byImportance(findings.filter(({ level }) => level === "partial")),
  ];
  return open.slice(0, MAX_POINTS).map((finding) => describe(finding));
}

function describe(finding: ReportedFinding): string {
  const { criterion, level } = finding;
  const name = startUpper(nameCriterion(criterion));
  if (level === "missing") {
    const wanted = criterion.importance === "nice" ? "a desirable point" : "a core requirement";
    return `${name}: not found in the CV (${wanted})`;
  }
  if (criterion.required_years !== null)
    return `${name}: shown, but not for the ${criterion.required_years} years asked for`;
  return `${name}: only partly shown (“${firstQuote(finding) ?? ""}”)`;
}
