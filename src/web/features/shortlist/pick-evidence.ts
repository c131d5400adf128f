import type { Finding, Level } from "#shared/screening/evidence.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";

export interface PickedQuote {
  wording: string;
  level: Level;
  text: string;
  page: number;
}

const WORTH: Record<Level, number> = { strong: 2, partial: 1, missing: 0 };

/** What weighs most, each quote once, beside the criterion it speaks for. */
export function pickEvidence(
  findings: readonly Finding[],
  criteria: readonly KeyedCriterion[],
  limit = 3,
): PickedQuote[] {
  const byKey = new Map(criteria.map((criterion) => [criterion.key, criterion]));
  const quoted = findings.flatMap(({ criterion_id, level, quotes: [quote] }) => {
    const criterion = byKey.get(criterion_id);
    if (criterion === undefined || quote === undefined || level === "missing") return [];
    const worth = WORTH[level] * criterion.weight;
    return [{ wording: criterion.wording, level, text: quote.text, page: quote.page, worth }];
  });
  const strongestFirst = quoted.toSorted((left, right) => right.worth - left.worth);
  return [...Map.groupBy(strongestFirst, ({ text }) => text).values()]
    .flatMap(([first]) => first ?? [])
    .slice(0, limit);
}
