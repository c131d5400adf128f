import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { LIST_ID } from "#features/candidates/candidate-list.tsx";
import { countSelected } from "#features/candidates/row-selection.ts";
import { useDeletions } from "#features/candidates/use-deletions.ts";
import { idsOf, type Marked } from "#features/candidates/use-exports.ts";
import { useRowSelection } from "#features/candidates/use-row-selection.ts";
import { MOST_LETTERS } from "#screens/email/recipients-query.ts";
import type { CandidateFilter } from "#shared/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";
import { notify } from "#ui/toaster.tsx";

export interface AskedDeletion {
  marked: Marked;
  count: number;
  /** Of the one, where it is one. */
  name: string | undefined;
}

/** Selecting, deleting and writing to candidates. */
export function useCandidateDeeds(filter: CandidateFilter) {
  const chosen = useRowSelection(JSON.stringify(filter));
  const { hidden, remove } = useDeletions();
  const [asked, setAsked] = useState<AskedDeletion>();
  const [emailFor, setEmailFor] = useState<CandidateId[]>();

  const confirm = useMutation({
    mutationFn: ({ marked }: AskedDeletion) => idsOf(marked),
    onSuccess: (ids, { name }) => {
      setAsked(undefined);
      chosen.clear();
      if (ids.length > 0) remove(ids, name ?? "");
      // The button that was pressed has gone with its row.
      requestAnimationFrame(() => document.getElementById(LIST_ID)?.focus({ preventScroll: true }));
    },
    onError: () =>
      notify.failed("Delete Failed", "There was an error deleting the selected candidates. Please try again."),
  });
  const email = useMutation({
    mutationFn: () => idsOf({ selection: chosen.selection, filter }),
    onSuccess: (ids) => {
      if (ids.length === 0) return notify.done("No Candidates", "Select the candidates to write to first.");
      if (ids.length > MOST_LETTERS)
        notify.done("Email Generator", `It writes at most ${MOST_LETTERS} letters at once: these are the first.`);
      return setEmailFor(ids);
    },
    onError: () => notify.failed("Generation Failed", "The selected candidates could not be listed. Please try again."),
  });

  const askToDelete = useCallback((row: CandidateRow) => {
    const selection = { kind: "some" as const, ids: new Set([row.id]) };
    setAsked({ marked: { selection, filter: {} }, count: 1, name: row.name });
  }, []);

  function askToDeleteSelected(matching: number) {
    const { selection } = chosen;
    setAsked({ marked: { selection, filter }, count: countSelected(selection, matching), name: undefined });
  }

  return { chosen, hidden, asked, setAsked, confirm, askToDelete, askToDeleteSelected, emailFor, setEmailFor, email };
}
