import { isSoftSkillClaim } from "#analysis/lexicon/soft-skills.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { isRole } from "./name-criterion.ts";
import { firstQuote, type ReportedFinding } from "./reported-finding.ts";

const LIST_SEPARATORS = /[,;|•/]/gu;
/** Words between two commas, in the mean: sentences that list what was done have more. */
const LONGEST_LISTED_WORDS = 2.5;

/** A line of names and commas is a list: it says that something is known, not what was done with it. */
export function isListed(quote: string): boolean {
  const separators = quote.match(LIST_SEPARATORS)?.length ?? 0;
  return separators >= 2 && quote.split(" ").length / (separators + 1) <= LONGEST_LISTED_WORDS;
}

export function isOnlyClaimed({ criterion, quotes }: ReportedFinding): boolean {
  const text = quotes[0]?.text.toLowerCase() ?? "";
  const said = criterion.terms.filter((term) => text.includes(term));
  return criterion.kind === "soft_skill" && said.length > 0 && said.every((term) => isSoftSkillClaim(term));
}

export function describeAbsence(criterion: Criterion): string {
  if (criterion.importance === "gate") return "a condition of the role, not shown in the CV";
  if (isRole(criterion)) return "not shown by any dated post";
  return "not shown in the CV";
}

/** What is open about a point that is only partly shown. Nothing is said of the reason that the quote itself does not bear out. */
export function describeDoubt(finding: ReportedFinding): string {
  const { kind, required_years: years } = finding.criterion;
  const quote = firstQuote(finding);
  if (quote === undefined) return "shown in part";
  if (isOnlyClaimed(finding)) return `stated in “${quote}”, without an example`;
  if (kind === "role") return `shown in part, nearest is “${quote}”`;
  if (kind === "certificate") return `mentioned in “${quote}”, whether it is held is open`;
  if (kind === "education") return `subject or level are not certain from “${quote}”`;
  if (years !== null) return `shown in part by “${quote}”, whether for as long as asked is open`;
  if (isListed(quote)) return `listed in “${quote}”, what was done with it is open`;
  return `shown in part by “${quote}”`;
}
