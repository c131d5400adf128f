import { describeAbsence, describeDoubt } from "./describe-shortfall.ts";
import { quoteCriteria, quoteCriterion } from "./name-criterion.ts";
import { firstQuote, isCore, listOpen, type ReportedFinding, withLevel } from "./reported-finding.ts";

const MAX_POINTS = 5;
const MAX_NAMES = 3;

/** What is fully shown, one line per piece of evidence: what the same sentence of the CV proves is told together. */
export function listStrengths(findings: ReportedFinding[]): string[] {
  const strong = withLevel(findings, "strong");
  const groups = Map.groupBy(strong, (finding) => firstQuote(finding) ?? finding.criterion_id);
  return [...groups.values()].slice(0, MAX_POINTS).map((group) => describeStrength(group));
}

function describeStrength(group: ReportedFinding[]): string {
  const criteria = group.map(({ criterion }) => criterion);
  const names = quoteCriteria(criteria, MAX_NAMES);
  const [quote] = group.flatMap((finding) => firstQuote(finding) ?? []);
  return quote === undefined ? `${names}: shown` : `${names}: shown by “${quote}”`;
}

/** Core requirements that are missing or half shown, the most pressing first. A desirable point that is open worries nobody. */
export function listConcerns(findings: ReportedFinding[]): string[] {
  const open = listOpen(findings.filter((finding) => isCore(finding)));
  return [...new Set(open.map((finding) => describeConcern(finding)))].slice(0, MAX_POINTS);
}

function describeConcern(finding: ReportedFinding): string {
  const { criterion, level } = finding;
  return `${quoteCriterion(criterion)}: ${level === "missing" ? describeAbsence(criterion) : describeDoubt(finding)}`;
}
