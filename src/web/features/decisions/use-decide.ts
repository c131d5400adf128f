import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useRef } from "react";
import { call } from "#lib/api/api-client.ts";
import { errorText } from "#lib/api/error-text.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import { plural } from "#lib/format.ts";
import { type Decision, DECISION_WORDS, type DecisionAnswer, type DecisionInput } from "#shared/candidates/decision.ts";
import type { CandidateId, DecisionBatchId } from "#shared/ids.ts";
import { MAX_DECIDED_AT_ONCE } from "#shared/limits.ts";
import { notify, UNDO_MS } from "#ui/overlay/toaster.tsx";

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
  const lastMade = useRef<Promise<readonly DecisionBatchId[]>>(Promise.resolve([]));
  const putToastAway = useRef<() => void>(undefined);
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
    mutationFn: (asked: AskedDecision) => {
      const sent = send(asked);
      lastMade.current = batchesOf(sent, lastMade.current);
      return sent;
    },
    onSuccess: async ({ changed, batches }, asked) => {
      await refresh();
      if (changed.length === 0) return;
      // After many decisions in a row only the last toast is shown.
      putToastAway.current?.();
      putToastAway.current = notifyDecided(asked, changed, { undo: () => takeBack(batches), onLetter });
    },
    onError: (error) => notify.failed("Not Decided", errorText(error)),
  });
  // A list shows a decision before its answer is here: an undo waits for it, and does not take back the one before.
  const undo = useCallback(() => {
    const made = lastMade.current;
    lastMade.current = Promise.resolve([]);
    void made.then((batches) => batches.length > 0 && takeBack(batches));
  }, [takeBack]);
  return { decide: deciding.mutate, undo, isPending: deciding.isPending || taking.isPending };
}

function send({ ids, decision, reason, note }: AskedDecision) {
  return inTurn(portionsOf(ids), (candidateIds) =>
    call("decideCandidates", { body: { candidateIds, decision, reason, note }, idempotencyKey: crypto.randomUUID() }),
  );
}

/** A decision that failed, or changed nothing, leaves the one before as the last; the mutation tells of the failure. */
async function batchesOf(sent: ReturnType<typeof send>, before: Promise<readonly DecisionBatchId[]>) {
  const [answer] = await Promise.allSettled([sent]);
  return answer.status === "fulfilled" && answer.value.batches.length > 0 ? answer.value.batches : before;
}

interface Offers {
  undo: () => void;
  onLetter: OfferLetter | undefined;
}

function notifyDecided({ ids, name, decision }: AskedDecision, changed: CandidateId[], { undo, onLetter }: Offers) {
  const who = ids.length === 1 ? name : plural(changed.length, "candidate");
  const letter = decision && onLetter && { label: "Draft a letter", onAction: () => onLetter(changed, decision) };
  return notify.offer(
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
