import { useState } from "react";
import type { CandidateId } from "#shared/ids.ts";
import { EVERYBODY, isSelected, NOBODY, rangeBetween, type RowSelection, select } from "./row-selection.ts";

export interface Chosen {
  selection: RowSelection;
  toggle: (id: CandidateId, within?: readonly CandidateId[]) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Belongs to what is shown: with another filter nobody is selected, and nobody out of sight is deleted with the rest. */
export function useRowSelection(shownBy: string): Chosen {
  const [state, setState] = useState({ shownBy, selection: NOBODY, last: noRow() });
  if (state.shownBy !== shownBy) setState({ shownBy, selection: NOBODY, last: noRow() });
  const set = (selection: RowSelection, last = noRow()) => setState({ shownBy, selection, last });
  const { selection, last } = state;
  return {
    selection,
    toggle: (id, within) => {
      const ids = within ? rangeBetween(within, last, id) : [id];
      set(select(selection, ids, !isSelected(selection, id)), id);
    },
    selectAll: () => set(EVERYBODY),
    clear: () => set(NOBODY),
  };
}

const noRow = (): CandidateId | undefined => undefined;
