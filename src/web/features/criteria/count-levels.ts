import type { Candidate } from "#shared/candidates/candidate.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { Level } from "#shared/screening/evidence.ts";

export interface Division extends Record<Level, number> {
  key: string;
  wording: string;
  /** All show it alike, so it tells nobody apart. */
  isIdle: boolean;
}

/** How each criterion divides those who were judged. */
export function countLevels(
  candidates: readonly Pick<Candidate, "findings">[],
  criteria: readonly KeyedCriterion[],
): Division[] {
  const judged = candidates.filter(({ findings }) => findings.length > 0);
  return criteria.map(({ key, wording }) => {
    const levels = judged.map(({ findings }) => findings.find((one) => one.criterion_id === key)?.level ?? "missing");
    const count = (level: Level) => levels.filter((one) => one === level).length;
    const counts = { strong: count("strong"), partial: count("partial"), missing: count("missing") };
    return { key, wording, ...counts, isIdle: judged.length > 1 && new Set(levels).size === 1 };
  });
}
