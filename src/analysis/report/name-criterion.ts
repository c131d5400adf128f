import { memoize } from "#analysis/memoize.ts";
import type { Criterion } from "#shared/vacancies/vacancy.ts";
import { shorten } from "./shorten.ts";

type Named = Pick<Criterion, "wording" | "required_years">;

const LONGEST_NAME = 90;
const SAYS_TIME = /\b(?:years?|yrs?|months?)\b/iu;

/** The advertisement's own words as the head of a row, shortened at the end of a word. */
export const nameCriterion = memoize(({ wording }: Pick<Criterion, "wording">): string => {
  const plain = wording
    .replaceAll(/\s+/gu, " ")
    .replace(/[\s.;:,]+$/u, "")
    .trim();
  return shorten(plain, LONGEST_NAME);
});

/** Inside a sentence the words stay a quote: no grammar of ours has to fit around them. */
export function quoteCriterion(criterion: Named): string {
  const { wording, required_years: years } = criterion;
  const quote = inQuotes(nameCriterion(criterion));
  // A board that was handed in can ask for years beside the wording.
  if (years === null || SAYS_TIME.test(wording)) return quote;
  return `${quote} (${years} ${years === 1 ? "year" : "years"})`;
}

/** Criteria that are asked for in the same words are named once; `most` keeps the sentence short. */
export function quoteCriteria(criteria: Named[], most: number): string {
  const quotes = [...new Set(criteria.map((criterion) => quoteCriterion(criterion)))];
  const rest = quotes.length - most;
  return joinNames(rest > 0 ? [...quotes.slice(0, most), `${rest} more`] : quotes);
}

export function inQuotes(text: string): string {
  return `“${text.replaceAll(/[“”]/gu, "'")}”`;
}

export function isRole({ kind }: Pick<Criterion, "kind">): boolean {
  return kind === "role";
}

export function joinNames(names: string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
