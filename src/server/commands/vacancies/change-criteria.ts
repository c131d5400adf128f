import type { CriterionChange, KeyedCriterion } from "#shared/vacancies/criteria.ts";
import { AppError } from "#shared/errors.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { changeBoard } from "./change-board.ts";
import type { CommandDeps } from "#commands/command-deps.ts";

/** Weights and importance by key. What is not named stays as somebody else may just have set it, so nothing is overwritten. */
export async function changeCriteria(deps: CommandDeps, ownerId: UserId, id: UploadId, changes: CriterionChange[]) {
  return changeBoard(deps, ownerId, id, { rows: ({ criteria }) => applyChanges(criteria, changes) });
}

function applyChanges(criteria: KeyedCriterion[], changes: CriterionChange[]): KeyedCriterion[] {
  const byKey = new Map(changes.map((change) => [change.key, change]));
  if (byKey.size < changes.length) throw refusedKey("A criterion is named twice.");
  const known = new Set(criteria.map(({ key }) => key));
  if (changes.some(({ key }) => !known.has(key))) throw refusedKey("There is no such criterion.");
  return criteria.map((criterion) => {
    const { weight = criterion.weight, importance = criterion.importance } = byKey.get(criterion.key) ?? {};
    return { ...criterion, weight, importance };
  });
}

const refusedKey = (message: string) => new AppError("invalid_request", { field: "key", message });
