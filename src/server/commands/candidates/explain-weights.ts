import type { Weights } from "#analysis/score/learn-weights.ts";
import type { ProposedWeight } from "#shared/candidates/agreement.ts";
import type { KeyedCriterion } from "#shared/vacancies/criteria.ts";
import type { DecidedCandidate } from "./read-agreement.ts";

/** Every row of the board, with what it weighs now, what it would weigh, and who shows it. */
export function explainWeights(
  criteria: readonly KeyedCriterion[],
  learned: Weights,
  decided: readonly DecidedCandidate[],
): ProposedWeight[] {
  const rows = criteria.map((criterion) => ({ criterion, proposed: learned.get(criterion.key) ?? criterion.weight }));
  const now = rows.reduce((sum, { criterion }) => sum + criterion.weight, 0);
  const then = rows.reduce((sum, { proposed }) => sum + proposed, 0);
  const preferred = decided.filter(({ decision }) => decision !== "decline");
  const declined = decided.filter(({ decision }) => decision === "decline");
  return rows.map(({ criterion, proposed }) => ({
    key: criterion.key,
    wording: criterion.wording,
    importance: criterion.importance,
    required_years: criterion.required_years,
    weight: criterion.weight,
    proposed,
    share: (100 * criterion.weight) / now,
    proposed_share: (100 * proposed) / then,
    preferred: countShown(preferred, criterion.key),
    declined: countShown(declined, criterion.key),
  }));
}

function countShown(people: readonly DecidedCandidate[], key: string) {
  const isShown = ({ findings }: DecidedCandidate) =>
    findings.some(({ id, level }) => id === key && level !== "missing");
  return { shown: people.filter(isShown).length, of: people.length };
}
