import type { Finding } from "#shared/screening/evidence.ts";
import type { Criterion, Importance } from "#shared/vacancies/vacancy.ts";
import { shorten } from "./shorten.ts";

/** A finding together with what was asked: all that the words of a report are made from. */
export interface ReportedFinding extends Finding {
  criterion: Criterion;
}

const LONGEST_QUOTE = 110;
/** A line of a CV can be as long as its page; trimming it takes the square of its length. */
const LONGEST_READ = 2000;
const ORDER: Importance[] = ["gate", "must", "nice"];

/** What proves it; the words nearest to what is missing prove nothing. */
export function firstQuote({ level, quotes }: ReportedFinding, longest = LONGEST_QUOTE): string | undefined {
  const text = quotes[0]?.text;
  return text === undefined || level === "missing" ? undefined : tidyQuote(text, longest);
}

export function tidyQuote(text: string, longest = LONGEST_QUOTE): string {
  const plain = text
    .slice(0, LONGEST_READ)
    .replaceAll(/\s+/gu, " ")
    .replace(/^[•·*▪◦‣○●–—\s-]+/u, "")
    .replace(/[\s.;,]+$/u, "")
    .replaceAll(/ (?=[,.;])/gu, "")
    .replaceAll(/[“”]/gu, "'");
  return shorten(plain, longest);
}

/** The most wanted first; equals keep the order of the vacancy. */
export function byImportance(findings: ReportedFinding[]): ReportedFinding[] {
  return findings.toSorted(
    (left, right) =>
      ORDER.indexOf(left.criterion.importance) - ORDER.indexOf(right.criterion.importance) ||
      right.criterion.weight - left.criterion.weight,
  );
}

export function withLevel(findings: ReportedFinding[], level: Finding["level"]): ReportedFinding[] {
  return byImportance(findings.filter((finding) => finding.level === level));
}

export function isCore({ criterion }: ReportedFinding): boolean {
  return criterion.importance !== "nice";
}

/** What is open, the most pressing first: core points missing, core points half shown, then the rest. */
export function listOpen(findings: ReportedFinding[]): ReportedFinding[] {
  const missing = withLevel(findings, "missing");
  const partial = withLevel(findings, "partial");
  return [
    ...missing.filter((finding) => isCore(finding)),
    ...partial.filter((finding) => isCore(finding)),
    ...missing.filter((finding) => !isCore(finding)),
    ...partial.filter((finding) => !isCore(finding)),
  ];
}
