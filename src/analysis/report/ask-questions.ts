import type { Criterion } from "#shared/vacancy.ts";
import { nameCriterion } from "./name-criterion.ts";
import { firstQuote, type ReportedFinding, withLevel } from "./reported-finding.ts";

const MIN_QUESTIONS = 5;
const MAX_QUESTIONS = 8;

/** What the CV leaves open comes first: a gap is unknown, not absent, and a question is the fair way to find out. */
export function askQuestions(findings: ReportedFinding[]): string[] {
  const open = [
    ...withLevel(findings, "missing").map(({ criterion }) => askAboutGap(criterion)),
    ...withLevel(findings, "partial").map((finding) => askAboutMention(finding)),
  ];
  const deeper = withLevel(findings, "strong").map((finding) => askDeeper(finding));
  const needed = Math.max(0, MIN_QUESTIONS - open.length);
  return [...open.slice(0, MAX_QUESTIONS), ...deeper.slice(0, needed)];
}

function askAboutGap(criterion: Criterion): string {
  const name = nameCriterion(criterion);
  if (criterion.kind === "certificate")
    return `The vacancy asks for ${name}. Do you hold it, or are you working towards it?`;
  if (criterion.kind === "education")
    return `The vacancy asks for ${name}. What in your training or work stands in for it?`;
  if (criterion.kind === "soft_skill")
    return `Tell us about a situation at work that called for ${name}. What did you do?`;
  if (criterion.kind === "duty")
    return `The role includes this: “${criterion.wording}”. What have you done that comes close?`;
  return `Your CV does not mention ${name}. What experience have you had with it, and how recent is it?`;
}

function askAboutMention(finding: ReportedFinding): string {
  const name = nameCriterion(finding.criterion);
  const { required_years: years } = finding.criterion;
  if (years !== null) return `The role asks for ${years} years: where, and for how long, did you work on ${name}?`;
  if (finding.criterion.kind === "duty")
    return `Part of the role is to ${name}. How does “${firstQuote(finding) ?? ""}” compare?`;
  return `You mention ${name} (“${firstQuote(finding) ?? ""}”). Can you describe one piece of work where you used it and what came of it?`;
}

function askDeeper(finding: ReportedFinding): string {
  return `You write “${firstQuote(finding) ?? ""}”. What was your own part in it, and what would you do differently now?`;
}
