import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { LIST_ID } from "#features/candidates/list/candidate-list.tsx";
import { countSelected } from "#features/candidates/list/row-selection.ts";
import { useDeletions } from "#features/candidates/use-deletions.ts";
import { idsOf, type Marked } from "#features/candidates/use-exports.ts";
import { useRowSelection } from "#features/candidates/list/use-row-selection.ts";
import { useDecide } from "#features/decisions/use-decide.ts";
import { MAX_EMAILS } from "#screens/email/recipients-query.ts";
import type { CandidateFilter, RowOrder } from "#shared/candidates/candidate-filter.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import type { Decision } from "#shared/candidates/decision.ts";
import type { CandidateId } from "#shared/ids.ts";
import { type EmailType, LETTER_FOR } from "#shared/reports/email-draft.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { comparePath } from "#lib/compare-address.ts";

export interface AskedDeletion {
  marked: Marked;
  count: number;
  /** Of the one, where it is one. */
  name: string | undefined;
}

/** Whom to write to, and what kind of letter it begins with; without one, by what was decided. */
interface Letters {
  ids: CandidateId[];
  type?: EmailType;
}

/** Selecting, deciding on, deleting and writing to candidates. */
export function useCandidateActions(filter: CandidateFilter, order: RowOrder | undefined, hasPro: boolean) {
  const client = useQueryClient();
  const chosen = useRowSelection(JSON.stringify(filter));
  const { hidden, remove } = useDeletions();
  const [asked, setAsked] = useState<AskedDeletion>();
  const [letters, setLetters] = useState<Letters>();
  const writeTo = useCallback((ids: CandidateId[]) => setLetters({ ids }), []);

  const confirm = useMutation({
    mutationFn: ({ marked }: AskedDeletion) => idsOf(marked, client),
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
    mutationFn: () => idsOf({ selection: chosen.selection, filter, order }, client),
    onSuccess: (ids) => {
      if (ids.length === 0) return notify.done("No Candidates", "Select the candidates to write to first.");
      if (ids.length > MAX_EMAILS)
        notify.done("Email Generator", `It writes at most ${MAX_EMAILS} letters at once: these are the first.`);
      return writeTo(ids);
    },
    onError: () => notify.failed("Generation Failed", "The selected candidates could not be listed. Please try again."),
  });

  const compare = useCompareSelected({ selection: chosen.selection, filter, order });
  const letter = useCallback((ids: readonly CandidateId[], decision: Decision) => {
    setLetters({ ids: [...ids], type: LETTER_FOR[decision] });
  }, []);
  const deciding = useDecide(hasPro ? letter : undefined);
  const { decide: send } = deciding;
  const decide = useCallback(
    ({ id, name }: CandidateRow, decision: Decision | null) => send({ ids: [id], name, decision }),
    [send],
  );
  const decideSelected = useDecideSelected({ selection: chosen.selection, filter, order }, (ids, decision) => {
    chosen.clear();
    if (ids.length > 0) send({ ids, name: "the selected candidate", decision });
  });

  const askToDelete = useCallback((row: CandidateRow) => {
    const selection = { kind: "some" as const, ids: new Set([row.id]) };
    setAsked({ marked: { selection, filter: {}, order: undefined }, count: 1, name: row.name });
  }, []);

  function askToDeleteSelected(matching: number) {
    const { selection } = chosen;
    setAsked({ marked: { selection, filter, order }, count: countSelected(selection, matching), name: undefined });
  }

  const deletion = { asked, setAsked, confirm, askToDelete, askToDeleteSelected };
  const decisions = { decide, decideSelected, undo: deciding.undo };
  return { chosen, hidden, ...deletion, ...decisions, letters, setLetters, writeTo, email, compare };
}

function useDecideSelected(marked: Marked, onListed: (ids: CandidateId[], decision: Decision) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (decision: Decision) => ({ decision, ids: await idsOf(marked, client) }),
    onSuccess: ({ ids, decision }) => onListed(ids, decision),
    onError: () => notify.failed("Not Decided", "The selected candidates could not be listed. Please try again."),
  });
}

function useCompareSelected(marked: Marked) {
  const navigate = useNavigate();
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => idsOf(marked, client),
    onSuccess: (ids) => void navigate(comparePath(ids)),
    onError: () => notify.failed("Error", "The selected candidates could not be listed. Please try again."),
  });
}
