import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Finding, Quote } from "#shared/screening/evidence.ts";

/** One place of a CV and all that it speaks for. */
export interface LocatedQuote {
  key: string;
  quote: Quote;
  wordings: string[];
}

export function keyOf({ page, start, end }: Quote) {
  return `${page}:${start}-${end}`;
}

/** Every place once, in the order in which one reads the CV. */
export function listEvidence(findings: readonly Finding[], criteria: readonly KeyedCriterion[]): LocatedQuote[] {
  const wordings = new Map(criteria.map(({ key, wording }) => [key, wording]));
  const places = findings.flatMap(({ criterion_id, quotes }) =>
    quotes.filter(isLocated).map((quote) => ({ quote, wording: wordings.get(criterion_id) })),
  );
  return [...Map.groupBy(places, ({ quote }) => keyOf(quote))]
    .flatMap(([key, [first, ...more]]) =>
      first ? [{ key, quote: first.quote, wordings: [first, ...more].flatMap(({ wording }) => wording ?? []) }] : [],
    )
    .toSorted((left, right) => left.quote.page - right.quote.page || left.quote.start - right.quote.start);
}

/** Without a box nobody could be shown where it stands. */
const isLocated = ({ boxes }: Quote) => boxes.length > 0;

/** Rated skills carry words only: they stand where a finding quotes exactly these. */
export function findByWords(evidence: readonly LocatedQuote[], words: string): LocatedQuote | undefined {
  return evidence.find(({ quote }) => quote.text === words);
}
