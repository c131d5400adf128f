import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { plural } from "#lib/format.ts";
import { type Decision, DECISION_WORDS, type DecisionAnswer, type DecisionInput } from "#shared/candidates/decision.ts";
import type { CandidateId, DecisionBatchId } from "#shared/ids.ts";
import { MAX_DECIDED_AT_ONCE } from "#shared/limits.ts";
import { notify } from "#ui/overlay/toaster.tsx";

const UNDO_MS = 8000;

export interface AskedDecision extends Pick<DecisionInput, "reason" | "note"> {
  ids: readonly CandidateId[];
  decision: Decision | null;
  /** Of the one, where it is one. */
  name: string;
}

/** Where letters are open to the user: what is offered after a decision. */
type OfferLetter = (ids: readonly CandidateId[], decision: Decision) => void;

/** Deciding, and taking it back: by the toast, or with u. Nothing is sent to anybody. */
export function useDecide(onLetter?: OfferLetter) {
  const queries = useQueryClient();
  const lastMade = useRef<readonly DecisionBatchId[]>([]);
  const refresh = () => queries.invalidateQueries({ queryKey: candidatesKey });

  const taking = useMutation({
    mutationFn: (batches: readonly DecisionBatchId[]) =>
      inTurn(batches, (id) => call("undoDecisions", { params: { id } })),
    onSuccess: async ({ changed }) => {
      await refresh();
      if (changed.length === 0)
        notify.done("Nothing to Undo", "It was decided again meanwhile, perhaps in another tab.");
      else notify.done("Decision Undone", `${plural(changed.length, "candidate")} as before.`);
    },
    onError: (error) => notify.failed("Not Undone", errorText(error)),
  });
  const { mutate: takeBack } = taking;

  const deciding = useMutation({
    mutationFn: ({ ids, decision, reason, note }: AskedDecision) =>
      inTurn(portionsOf(ids), (candidateIds) =>
        call("decideCandidates", {
          body: { candidateIds, decision, reason, note },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    onSuccess: async ({ changed, batches }, asked) => {
      await refresh();
      if (changed.length === 0) return;
      lastMade.current = batches;
      tell(asked, changed, { undo: () => takeBack(batches), onLetter });
    },
    onError: (error) => notify.failed("Not Decided", errorText(error)),
  });
  const undo = useCallback(() => {
    if (lastMade.current.length > 0) takeBack(lastMade.current);
    lastMade.current = [];
  }, [takeBack]);
  return { decide: deciding.mutate, undo, isPending: deciding.isPending || taking.isPending };
}

interface Offers {
  undo: () => void;
  onLetter: OfferLetter | undefined;
}

function tell({ ids, name, decision }: AskedDecision, changed: CandidateId[], { undo, onLetter }: Offers) {
  const who = ids.length === 1 ? name : plural(changed.length, "candidate");
  const letter = decision && onLetter && { label: "Draft a letter", onAction: () => onLetter(changed, decision) };
  notify.offer(
    decision === null ? "Decision Taken Back" : DECISION_WORDS[decision],
    who,
    { label: "Undo", ms: UNDO_MS, onAction: undo },
    letter ?? undefined,
  );
}

function portionsOf(ids: readonly CandidateId[]): CandidateId[][] {
  const count = Math.ceil(ids.length / MAX_DECIDED_AT_ONCE);
  return Array.from({ length: count }, (_, at) => ids.slice(at * MAX_DECIDED_AT_ONCE, (at + 1) * MAX_DECIDED_AT_ONCE));
}

/** One call after the other. */
async function inTurn<T>(items: readonly T[], send: (item: T) => Promise<DecisionAnswer>) {
  const answers: DecisionAnswer[] = [];
  for (const item of items) answers.push(await send(item));
  return {
    changed: answers.flatMap(({ candidate_ids }) => candidate_ids),
    batches: answers.flatMap(({ batch_id }) => batch_id ?? []),
  };
}
