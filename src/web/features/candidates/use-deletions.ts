import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#lib/api/api-client.ts";
import { candidatesKey } from "#lib/api/screening-queries.ts";
import type { CandidateId } from "#shared/ids.ts";
import { MAX_DELETED_AT_ONCE } from "#shared/limits.ts";
import { notify } from "#ui/overlay/toaster.tsx";
import { plural } from "#lib/format.ts";

const UNDO_MS = 6000;

interface Waiting {
  ids: readonly CandidateId[];
  timer: ReturnType<typeof setTimeout>;
  putToastAway: () => void;
}

const FAILED = {
  one: "There was an error deleting the candidate. Please try again.",
  many: "There was an error deleting the selected candidates. Please try again.",
};

/** Rows vanish at once; the deletion is sent when it can no longer be taken back: after some seconds, or when the page is left. */
export function useDeletions() {
  const queries = useQueryClient();
  const waiting = useRef(new Set<Waiting>());
  const [hidden, setHidden] = useState<ReadonlySet<CandidateId>>(new Set());
  const show = (ids: readonly CandidateId[]) => setHidden((held) => without(held, ids));

  const { mutate } = useMutation({
    mutationFn: deleteAll,
    // The rows stay away until they are known to be gone.
    onSuccess: () => queries.invalidateQueries({ queryKey: candidatesKey }),
    onError: (_error, { ids }) => notify.failed("Delete Failed", ids.length === 1 ? FAILED.one : FAILED.many),
    onSettled: (_done, _error, { ids }) => show(ids),
  });

  function forget(deletion: Waiting) {
    clearTimeout(deletion.timer);
    deletion.putToastAway();
    return waiting.current.delete(deletion);
  }

  function send(deletion: Waiting, isLeaving = false) {
    if (forget(deletion)) mutate({ ids: deletion.ids, isLeaving });
  }

  function undo(deletion: Waiting) {
    if (forget(deletion)) show(deletion.ids);
  }

  function remove(ids: readonly CandidateId[], name: string) {
    setHidden((held) => new Set([...held, ...ids]));
    const [title, text] =
      ids.length === 1
        ? ["Candidate Deleted", `${name} has been deleted.`]
        : ["Candidates Deleted", `${plural(ids.length, "candidate")} have been deleted.`];
    const deletion: Waiting = {
      ids,
      timer: setTimeout(() => send(deletion), UNDO_MS),
      putToastAway: notify.offer(title, text, { label: "Undo", ms: UNDO_MS, onAction: () => undo(deletion) }),
    };
    waiting.current.add(deletion);
  }

  const sendAll = useEffectEvent(() => {
    for (const deletion of waiting.current) send(deletion, true);
  });
  useEffect(() => whenLeft(() => sendAll()), []);

  return { hidden, remove };
}

/** The page is closed, put behind another, or followed by another page of ours. */
function whenLeft(onLeave: () => void) {
  const onHide = () => document.visibilityState === "hidden" && onLeave();
  document.addEventListener("visibilitychange", onHide);
  window.addEventListener("pagehide", onLeave);
  return () => {
    document.removeEventListener("visibilitychange", onHide);
    window.removeEventListener("pagehide", onLeave);
    onLeave();
  };
}

function without(held: ReadonlySet<CandidateId>, ids: readonly CandidateId[]) {
  const gone = new Set(ids);
  return new Set([...held].filter((id) => !gone.has(id)));
}

async function deleteAll({ ids, ...options }: { ids: readonly CandidateId[]; isLeaving: boolean }) {
  const [first] = ids;
  if (first !== undefined && ids.length === 1) {
    await call("deleteCandidate", { params: { id: first } }, options);
    return;
  }
  for (let start = 0; start < ids.length; start += MAX_DELETED_AT_ONCE) {
    const some = ids.slice(start, start + MAX_DELETED_AT_ONCE);
    await call("deleteCandidates", { body: { ids: some } }, options);
  }
}
