import { describeAbsence, describeDoubt } from "./describe-shortfall.ts";
import { isRole, joinNames, nameCriterion, asHeading } from "./name-criterion.ts";
import { firstQuote, listOpen, type ReportedFinding, withLevel } from "./reported-finding.ts";

const MAX_POINTS = 5;
const MAX_NAMES = 3;

/** One line per piece of evidence: what the same sentence of the CV proves is told together. */
export function listStrengths(findings: ReportedFinding[]): string[] {
  const groups = groupBy(withLevel(findings, "strong"), (finding) => {
    const { kind, required_years: years } = finding.criterion;
    const isOwn = isRole(finding.criterion) || years !== null;
    return isOwn ? finding.criterion_id : `${kind} ${firstQuote(finding) ?? ""}`;
  });
  return groups.slice(0, MAX_POINTS).map((group) => describeStrength(group));
}

function describeStrength(group: ReportedFinding[]): string {
  const [finding] = group;
  const quote = finding === undefined ? "" : (firstQuote(finding) ?? "");
  const names = asHeading(listNames(group));
  return finding === undefined ? names : `${names}: ${introduceEvidence(finding)}“${quote}”`;
}

function introduceEvidence({ criterion }: ReportedFinding): string {
  if (isRole(criterion)) return "a position held, ";
  if (criterion.required_years !== null) return "covered by dated work, ";
  if (criterion.kind === "certificate" || criterion.kind === "education") return "";
  if (criterion.kind === "soft_skill") return "shown by ";
  return criterion.kind === "skill" ? "used in practice, " : "comparable work, ";
}

/** The most pressing first; skills that are missing for the same reason share a line. */
export function listConcerns(findings: ReportedFinding[]): string[] {
  const groups = groupBy(listOpen(findings), ({ criterion, criterion_id, level }) => {
    const isOwn = level !== "missing" || criterion.importance === "gate" || isRole(criterion);
    return isOwn ? criterion_id : describeAbsence(criterion);
  });
  return dropRepeated(groups)
    .slice(0, MAX_POINTS)
    .map((group) => describeConcern(group));
}

function describeConcern(group: ReportedFinding[]): string {
  const [finding] = group;
  const names = asHeading(listNames(group));
  if (finding === undefined) return names;
  return `${names}: ${finding.level === "missing" ? describeAbsence(finding.criterion) : describeDoubt(finding)}`;
}

/** Two wishes for the same thing are one worry, told at its first place. */
function dropRepeated(groups: ReportedFinding[][]): ReportedFinding[][] {
  return [...new Map(groups.toReversed().map((group) => [listNames(group), group])).values()].toReversed();
}

function listNames(group: ReportedFinding[]): string {
  const names = [...new Set(group.map(({ criterion }) => nameCriterion(criterion)))];
  if (names.length <= MAX_NAMES) return joinNames(names);
  return `${names.slice(0, MAX_NAMES).join(", ")} and ${names.length - MAX_NAMES} more`;
}

function groupBy(findings: ReportedFinding[], keyOf: (finding: ReportedFinding) => string): ReportedFinding[][] {
  const groups = new Map<string, ReportedFinding[]>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [finding]);
    else group.push(finding);
  }
  return [...groups.values()];
}
