import { useEffect, useEffectEvent, useRef, useState } from "react";
import { call } from "#lib/api/api-client.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";
import type { CandidateChange } from "#shared/candidates/manual-candidate.ts";
import { useCandidateChange } from "./use-candidate-change.ts";

const PAUSE_MS = 800;

/** What is not stored yet, also for a user who goes to another page and comes back. */
const unsaved = new Map<CandidateId, string>();

type NotesState = "idle" | "unsaved" | "saved" | "failed";

/** Notes store themselves: after a pause in typing, on leaving the field, and on leaving the page. */
export function useNotes({ id, notes }: Candidate) {
  const [draft, setDraft] = useState(unsaved.get(id));
  const [state, setState] = useState<NotesState>(draft === undefined ? "idle" : "unsaved");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useCandidateChange(id, { onSaved: settle, onError: () => setState("failed") });

  function settle(saved: CandidateChange) {
    // Somebody may have gone on writing meanwhile.
    if (unsaved.get(id) !== saved.notes) return;
    unsaved.delete(id);
    setDraft(undefined);
    setState("saved");
  }
  function save() {
    clearTimeout(timer.current);
    const text = unsaved.get(id);
    if (text !== undefined) change.mutate({ notes: text });
  }
  function write(text: string) {
    unsaved.set(id, text);
    setDraft(text);
    setState("unsaved");
    clearTimeout(timer.current);
    timer.current = setTimeout(save, PAUSE_MS);
  }
  function saveWhileLeaving() {
    const text = unsaved.get(id);
    if (text === undefined) return;
    const sent = call("changeCandidate", { params: { id }, body: { notes: text } }, { isLeaving: true });
    // Nobody is there to be told; a page that comes back still holds the text.
    sent.catch(() => setState("failed"));
  }
  useLeaving(saveWhileLeaving, save);
  useWarning(state === "failed");
  return { text: draft ?? notes, state, write, save };
}

/** A page that is closed has no time for an answer; a page that is left for another one of ours has. */
function useLeaving(sendLast: () => void, saveNow: () => void) {
  const hide = useEffectEvent(sendLast);
  const save = useEffectEvent(saveNow);
  useEffect(() => {
    // What could not be stored on an earlier visit.
    save();
    const listener = () => hide();
    window.addEventListener("pagehide", listener);
    return () => {
      window.removeEventListener("pagehide", listener);
      save();
    };
  }, []);
}

/** The browser asks before it throws away what could not be stored. */
function useWarning(isNeeded: boolean) {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isNeeded]);
}
