import type { CriterionChange, KeyedCriterion } from "#shared/vacancies/criteria.ts";

const STEP = 1.5;
const LEAST = 0.1;
const MOST = 10;

/** One press more or less; undefined where it can count no more, or no less. */
export function stepWeight(weight: number, direction: "more" | "less"): number | undefined {
  const stepped = direction === "more" ? weight * STEP : weight / STEP;
  // The role of a long advertisement weighs more than that from the start: "more" must not make it less.
  const most = Math.max(MOST, weight);
  const bounded = Math.min(most, Math.max(LEAST, Math.round(stepped * 100) / 100));
  return bounded === weight ? undefined : bounded;
}

/** How much of a hundred each criterion has, in their order. */
export function shareOut(criteria: readonly Pick<KeyedCriterion, "weight">[]): number[] {
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return criteria.map(({ weight }) => Math.round((weight / total) * 100));
}

/** What leads from the present criteria back to the former ones. */
export function findWayBack(now: readonly KeyedCriterion[], former: readonly KeyedCriterion[]): CriterionChange[] {
  const byKey = new Map(former.map((criterion) => [criterion.key, criterion]));
  return now.flatMap(({ key, weight, importance }) => {
    const was = byKey.get(key);
    if (was === undefined || (was.weight === weight && was.importance === importance)) return [];
    return [{ key, weight: was.weight, importance: was.importance }];
  });
}
