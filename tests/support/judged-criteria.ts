import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Finding, Level } from "#shared/screening/evidence.ts";

/** A criterion on the board. */
export function askedFor(key: string, changes: Partial<KeyedCriterion> = {}): KeyedCriterion {
  return {
    key,
    wording: key,
    kind: "skill",
    importance: "must",
    weight: 1,
    required_years: null,
    terms: [],
    ...changes,
  };
}

/** What a CV shows for it; without a credit as earlier engines left it. */
export function foundFor(criterion_id: string, level: Level, credit?: number): Finding {
  return { criterion_id, level, ...(credit !== undefined && { credit }), mentions: 1, quotes: [] };
}
