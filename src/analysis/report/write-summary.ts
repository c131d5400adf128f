import type { Profile } from "#analysis/extract/extract-profile.ts";
import { joinNames, nameCriterion } from "./name-criterion.ts";
import { type ReportedFinding, withLevel } from "./reported-finding.ts";

const NAMED = 3;

/** Who by work, what fits, what does not: two or three sentences. No name, so that the summary can be read blind. */
export function writeSummary(profile: Profile, findings: ReportedFinding[], vacancyTitle: string): string {
  const sentences = [describeWork(profile), describeFit(findings, vacancyTitle), describeGaps(findings)];
  return sentences.filter((sentence) => sentence !== undefined).join(" ");
}

function describeWork({ current, totalMonths, positions }: Profile): string {
  const years = Math.round(totalMonths / 12);
  const time = years === 0 ? "less than a year" : `about ${years} ${years === 1 ? "year" : "years"}`;
  const length = positions.length === 0 ? "no dated positions" : `${time} of dated work`;
  if (current === null || current.title === null) return `The CV shows ${length}.`;
  const employer = current.company === null ? "" : ` at ${current.company}`;
  const role = current.range.end === null ? "Currently" : "Most recently";
  return `${role} ${current.title}${employer}, with ${length}.`;
}

function describeFit(findings: ReportedFinding[], vacancyTitle: string): string {
  const core = findings.filter(({ criterion }) => criterion.importance !== "nice");
  const strong = withLevel(findings, "strong");
  if (strong.length === 0) return `Nothing the ${vacancyTitle} vacancy asks for is backed by dated work.`;
  const names = joinNames(strong.slice(0, NAMED).map(({ criterion }) => nameCriterion(criterion)));
  const met = core.filter(({ level }) => level === "strong").length;
  const share = core.length === 0 ? "" : ` (${met} of ${core.length} core requirements)`;
  return `Backed by the work described: ${names}${share}.`;
}

function describeGaps(findings: ReportedFinding[]): string | undefined {
  const missing = withLevel(findings, "missing").slice(0, NAMED);
  if (missing.length > 0) return `Not shown: ${joinNames(missing.map(({ criterion }) => nameCriterion(criterion)))}.`;
  const partial = withLevel(findings, "partial").slice(0, NAMED);
  if (partial.length === 0) return undefined;
  return `Only partly shown: ${joinNames(partial.map(({ criterion }) => nameCriterion(criterion)))}.`;
}
