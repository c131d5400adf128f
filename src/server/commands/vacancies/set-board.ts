import type { BoardChange, KeyedCriterion, SetRow } from "#shared/vacancies/criteria.ts";
import type { UploadId, UserId } from "#shared/ids.ts";
import { changeBoard } from "./change-board.ts";
import type { CommandDeps } from "#commands/command-deps.ts";
import { draftGiven } from "#analysis/criteria/draft-criteria.ts";
import { findGivenRole, listTermsOfRole } from "#analysis/criteria/draft-role.ts";
import { findRowTrait } from "#analysis/criteria/find-row-traits.ts";
import { normaliseWording } from "#analysis/criteria/replace-criteria.ts";
import { AppError } from "#shared/errors.ts";

/** The whole board as one call. Undo is setting the rows of an earlier version. */
export async function setBoard(deps: CommandDeps, ownerId: UserId, id: UploadId, { version, rows }: BoardChange) {
  return changeBoard(deps, ownerId, id, { from: version, rows: ({ known, title }) => resolveRows(rows, known, title) });
}

/**
 * Rows as somebody set them become criteria. One whose key and wording are known, from this board or an earlier one, stays what it
 * was; in known words without a key it comes back; anything else is new and gets a key that was never used here. A new row that asks
 * for the role by its words is judged as the role, where no other is.
 */
function resolveRows(rows: SetRow[], known: KeyedCriterion[], title: string): KeyedCriterion[] {
  refuseRepeated(rows);
  const taken = new Set(rows.flatMap(({ key }) => key ?? []));
  let last = Math.max(0, ...known.map(({ key }) => Number(/^c(\d+)$/u.exec(key)?.[1] ?? 0)));
  const fresh = new Set<unknown>();
  const criteria = rows.map((row) => {
    if (row.key !== undefined && !known.some(({ key }) => key === row.key))
      throw refusal("There is no such criterion.");
    const same = known.find((one) => isSame(one, row) && (row.key === one.key || !taken.has(one.key)));
    if (same !== undefined) return { ...same, importance: row.importance, weight: row.weight };
    last += 1;
    const draft = draftRow(row, `c${last}`, title);
    fresh.add(draft);
    return draft;
  });
  const role = findGivenRole(criteria, title);
  if (role !== undefined && fresh.has(role))
    Object.assign(role, { kind: "role", terms: listTermsOfRole(role.wording, title) });
  return criteria;
}

function refuseRepeated(rows: SetRow[]) {
  const keys = rows.flatMap(({ key }) => key ?? []);
  const wordings = rows.map(({ wording }) => normaliseWording(wording));
  if (new Set(keys).size < keys.length || new Set(wordings).size < wordings.length)
    throw refusal("A criterion is named twice.");
}

/** Years that are not given are those of the wording. */
function isSame({ wording, required_years: years }: KeyedCriterion, row: SetRow): boolean {
  return normaliseWording(wording) === normaliseWording(row.wording) && (row.required_years ?? years) === years;
}

function draftRow(row: SetRow, key: string, title: string): KeyedCriterion {
  const trait = findRowTrait(row.wording);
  if (trait !== undefined)
    throw new AppError("protected_trait", {
      field: "rows",
      message: `“${trait.wording}” speaks of ${trait.trait}, which must not decide who is hired.`,
    });
  const [draft] = draftGiven(row, title);
  if (draft === undefined) throw refusal(`“${row.wording}” says nothing that a CV could show.`);
  return { ...draft, key, wording: row.wording, weight: row.weight };
}

const refusal = (message: string) => new AppError("invalid_request", { field: "rows", message });
