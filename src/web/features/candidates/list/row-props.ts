import { NAME_NOT_FOUND } from "#shared/candidates/call-candidate.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { RowActions } from "./row-actions.ts";

export interface RowProps {
  row: CandidateRow;
  /** Among all lines of the list, those above the window too. */
  place: number;
  words: RegExp | undefined;
  actions: RowActions;
  /** Where the keys are. */
  isActive: boolean;
  isTicked: boolean;
}

/** Seen only while the list has the focus. */
export const ACTIVE = "-outline-offset-2 outline-primary group-focus-within/list:outline-2";

/** The columns of the table, for its head and its rows. */
export const LINE = "grid items-center gap-x-4 px-3";
export const WITH_TICKS = "grid-cols-[36px_minmax(0,1.5fr)_152px_minmax(0,1fr)_168px_92px_212px]";
export const WITHOUT_TICKS = "grid-cols-[minmax(0,1.5fr)_152px_minmax(0,1fr)_168px_92px_176px]";

/** Below a name: the present work, otherwise the file; and that the name above is the file's, where it is. */
export function describeBelow(row: CandidateRow): string {
  const role = [row.current_job_title, row.current_employer].filter(Boolean).join(", ");
  if (!row.isNamed) return [NAME_NOT_FOUND, role].filter(Boolean).join(" · ");
  return role || row.file_name;
}
