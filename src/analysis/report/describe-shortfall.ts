import { isSoftSkillClaim } from "#analysis/criteria/soft-skills.ts";
import type { Criterion } from "#shared/vacancy.ts";
import { isRole } from "./name-criterion.ts";
import { firstQuote, type ReportedFinding } from "./reported-finding.ts";

const LIST_SEPARATORS = /[,;|•/]/gu;
const LONGEST_LISTED_WORDS = 4;

/** A line of names and commas is a list: it says that something is known, not what was done with it. */
export function isListed(quote: string): boolean {
  const separators = quote.match(LIST_SEPARATORS)?.length ?? 0;
  return separators >= 2 && quote.split(" ").length / (separators + 1) <= LONGEST_LISTED_WORDS;
}

export function namesTerm({ criterion }: ReportedFinding, quote: string): boolean {
  const text = quote.toLowerCase();
  return criterion.terms.some((term) => text.includes(term));
}

export function isOnlyClaimed({ criterion, quotes }: ReportedFinding): boolean {
  const text = quotes[0]?.text.toLowerCase() ?? "";
  const said = criterion.terms.filter((term) => text.includes(term));
  return said.length > 0 && said.every((term) => isSoftSkillClaim(term));
}

export function describeAbsence(criterion: Criterion): string {
  if (criterion.importance === "gate") return "a condition of the role that the CV does not mention";
  if (criterion.importance === "nice") return "desirable, and not mentioned";
  if (isRole(criterion)) return "no such position is shown";
  if (criterion.required_years !== null) return "no dated work shows it";
  if (criterion.kind === "duty") return "nothing comparable is described";
  if (criterion.kind === "soft_skill") return "no example in the CV";
  return "required, but not found in the CV";
}

/** What is missing from a point that is only partly shown, as far as the findings tell. */
export function describeDoubt(finding: ReportedFinding): string {
  const { criterion } = finding;
  const quote = firstQuote(finding) ?? "";
  if (isRole(criterion)) return `not held as a dated title; nearest is “${quote}”`;
  if (criterion.required_years !== null) return `shown (“${quote}”), but not for as long as asked`;
  if (criterion.kind === "certificate") return `mentioned (“${quote}”), but not among certificates or education`;
  if (criterion.kind === "education") return `the subject or level asked for is not certain from “${quote}”`;
  if (criterion.kind === "soft_skill")
    return isOnlyClaimed(finding) ? `stated (“${quote}”) without an example` : `touched on in “${quote}”`;
  if (criterion.kind === "duty") return `only touched on in “${quote}”`;
  if (isListed(quote)) return `listed (“${quote}”), but not shown in any role`;
  if (namesTerm(finding, quote)) return `mentioned (“${quote}”) with little detail`;
  return `only something near it is shown: “${quote}”`;
}
