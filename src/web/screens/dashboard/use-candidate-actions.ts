import { useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { LIST_ID } from "#features/candidates/list/candidate-list.tsx";
import { countSelected } from "#features/candidates/list/row-selection.ts";
import { useDeletions } from "#features/candidates/use-deletions.ts";
import { idsOf, type Marked } from "#features/candidates/use-exports.ts";
import { useRowSelection } from "#features/candidates/list/use-row-selection.ts";
import { comparePath } from "#lib/compare-address.ts";
import { MAX_EMAILS } from "#screens/email/recipients-query.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { CandidateId } from "#shared/ids.ts";
import { notify } from "#ui/overlay/toaster.tsx";

export interface AskedDeletion {
  marked: Marked;
  count: number;
  /** Of the one, where it is one. */
  name: string | undefined;
}

/** Selecting, deleting and writing to candidates. */
export function useCandidateActions(filter: CandidateFilter) {
  const navigate = useNavigate();
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
      if (ids.length > MAX_EMAILS)
        notify.done("Email Generator", `It writes at most ${MAX_EMAILS} letters at once: these are the first.`);
      return setEmailFor(ids);
    },
    onError: () => notify.failed("Generation Failed", "The selected candidates could not be listed. Please try again."),
  });

  const compare = useMutation({
    mutationFn: () => idsOf({ selection: chosen.selection, filter }),
    onSuccess: (ids) => void navigate(comparePath(ids)),
    onError: () => notify.failed("Error", "The selected candidates could not be listed. Please try again."),
  });

  const askToDelete = useCallback((row: CandidateRow) => {
    const selection = { kind: "some" as const, ids: new Set([row.id]) };
    setAsked({ marked: { selection, filter: {} }, count: 1, name: row.name });
  }, []);

  function askToDeleteSelected(matching: number) {
    const { selection } = chosen;
    setAsked({ marked: { selection, filter }, count: countSelected(selection, matching), name: undefined });
  }

  const deletion = { asked, setAsked, confirm, askToDelete, askToDeleteSelected };
  return { chosen, hidden, ...deletion, emailFor, setEmailFor, email, compare };
}
