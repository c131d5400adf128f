import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateId } from "#shared/ids.ts";

/** The actions of a row. */
export interface RowActions {
  /** Selecting and e-mail are part of it. */
  isPro: boolean;
  /** The list's own address goes with the report, which can then lead to the next of the same list. */
  reportSearch: string;
  onOpen: (row: CandidateRow) => void;
  onToggle: (id: CandidateId, withShift: boolean) => void;
  onEmail: (ids: CandidateId[]) => void;
  onDelete: (row: CandidateRow) => void;
  onDecide: (row: CandidateRow, decision: Decision | null) => void;
}

export function reportPath({ id }: CandidateRow, { reportSearch }: Pick<RowActions, "reportSearch">) {
  return `/shortlist/${id}${reportSearch}`;
}

/** The row of a press that is not on something with a purpose of its own, nor at the end of marking text with the mouse. */
export function pressedRow(target: EventTarget): string | undefined {
  if (!(target instanceof Element) || target.closest("a, button, input, label, [role=checkbox]")) return undefined;
  if (document.getSelection()?.isCollapsed === false) return undefined;
  return target.closest("[data-row]")?.getAttribute("data-row") ?? undefined;
}
