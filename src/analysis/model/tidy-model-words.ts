import { anyOf, oneOf } from "#analysis/pattern.ts";
import { findAddressedLines } from "#analysis/extract/find-addressed-lines.ts";
import { mentionsPerson } from "#analysis/report/write-summary.ts";

/** Verdicts belong to people, links and markup to nobody. */
const VERDICT_WORDS = String.raw`scor(?:e[sd]?|ing), rat(?:ing|ed), rank(?:ed|ing)?, shortlist\w*, hir(?:e[ds]?|ing), reject\w*, recommend\w*,
percent, ideal, perfect\w*, outstanding, exceptional\w*, (?:best|top|strongest) (?:candidate|applicant|match|fit),
(?:meets?|fulfils?|satisf(?:y|ies)|exceeds?) (?:all|every|each)`;
const FORBIDDEN = anyOf("iu", {
  verdict: new RegExp(String.raw`\b${oneOf(VERDICT_WORDS)}\b`, "u"),
  percent: /%/u,
  link: /https?:|www\.|@/u,
  markup: /[<>{}[\]`\\|]/u,
});

/** A model's sentence where it says only what it may; otherwise undefined, and the sentence made by code stands. */
export function tidyModelWords(text: string, known: string, longest: number): string | undefined {
  const plain = text.replaceAll(/[\s\p{C}]+/gu, " ").trim();
  const isFit = plain !== "" && plain.length <= longest && !FORBIDDEN.test(plain);
  const isHonest = isFit && hasNoNewNumber(plain, known) && !mentionsPerson(plain, null);
  return isHonest && findAddressedLines([plain]).size === 0 ? plain : undefined;
}

export function hasNoNewNumber(text: string, known: string): boolean {
  const numbers = new Set(known.match(/\d+/gu));
  return (text.match(/\d+/gu) ?? []).every((number) => numbers.has(number));
}
