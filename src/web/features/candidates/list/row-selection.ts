import type { CandidateId } from "#shared/ids.ts";

/** Some rows, or everybody the filter leaves but a few. */
export interface RowSelection {
  kind: "some" | "all-but";
  ids: ReadonlySet<CandidateId>;
}

export const NOBODY: RowSelection = { kind: "some", ids: new Set() };
export const EVERYBODY: RowSelection = { kind: "all-but", ids: new Set() };

export function isSelected({ kind, ids }: RowSelection, id: CandidateId): boolean {
  return ids.has(id) === (kind === "some");
}

export function countSelected({ kind, ids }: RowSelection, matching: number): number {
  return kind === "some" ? ids.size : Math.max(0, matching - ids.size);
}

/** All of these get the same state. */
export function select(selection: RowSelection, which: readonly CandidateId[], isWanted: boolean): RowSelection {
  const ids = new Set(selection.ids);
  const isListed = isWanted === (selection.kind === "some");
  for (const id of which) {
    if (isListed) ids.add(id);
    else ids.delete(id);
  }
  return { ...selection, ids };
}

/** From the row that was chosen last to this one, in the order in which they are shown. */
export function rangeBetween(shown: readonly CandidateId[], from: CandidateId | undefined, to: CandidateId) {
  const start = from === undefined ? -1 : shown.indexOf(from);
  const end = shown.indexOf(to);
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}
