import type { CandidateRow } from "#shared/candidate-row.ts";
import type { RowDeeds } from "./row-deeds.ts";

export interface RowProps {
  row: CandidateRow;
  /** Among all lines of the list, those above the window too. */
  place: number;
  words: RegExp | undefined;
  deeds: RowDeeds;
  /** Where the keys are. */
  isActive: boolean;
  isTicked: boolean;
}

/** Seen only while the list has the focus. */
export const ACTIVE = "-outline-offset-2 outline-primary group-focus-within/list:outline-2";
