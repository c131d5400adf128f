import type { CandidateRow } from "#shared/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";

/** What can be done with a row. */
export interface RowDeeds {
  /** Selecting and e-mail are part of it. */
  isPro: boolean;
  /** The list's own address goes with the report, which can then lead to the next of the same list. */
  reportSearch: string;
  onToggle: (id: CandidateId, withShift: boolean) => void;
  onEmail: (ids: CandidateId[]) => void;
  onDelete: (row: CandidateRow) => void;
}

export function reportPath({ id }: CandidateRow, { reportSearch }: RowDeeds) {
  return `/shortlist/${id}${reportSearch}`;
}
