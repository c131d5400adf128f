import type { Finding } from "#shared/evidence.ts";
import type { Criterion } from "#shared/vacancy.ts";

/** A finding together with what was asked: all that the words of a report are made from. */
export interface ReportedFinding extends Finding {
  criterion: Criterion;
}

const LONGEST_QUOTE = 140;

export function firstQuote(finding: ReportedFinding): string | undefined {
  const text = finding.quotes[0]?.text.replaceAll("\n", " ");
  if (text === undefined || text.length <= LONGEST_QUOTE) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST_QUOTE))}…`;
}

/** The most wanted first; equals keep the order of the vacancy. */
export function byImportance(findings: ReportedFinding[]): ReportedFinding[] {
  return findings.toSorted((left, right) => right.criterion.weight - left.criterion.weight);
}

export function withLevel(findings: ReportedFinding[], level: Finding["level"]): ReportedFinding[] {
  return byImportance(findings.filter((finding) => finding.level === level));
}
