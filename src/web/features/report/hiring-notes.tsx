import { useId } from "react";
import type { Candidate } from "#shared/candidates/candidate.ts";
import { Button } from "#ui/button.tsx";
import { useNotes } from "./use-notes.ts";

const LONGEST = 10_000;
const STATE_WORDS = { idle: "", unsaved: "Saving…", saved: "Saved" } as const;

export function HiringNotes({ candidate }: { candidate: Candidate }) {
  const { text, state, write, save } = useNotes(candidate);
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="text-ink-2">
        Only you see these notes. They store themselves.
        {candidate.is_covered && " Words that tell who this is are covered here, too, and stay as you wrote them."}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={5}
        maxLength={LONGEST}
        value={text}
        onChange={({ target }) => write(target.value)}
        onBlur={save}
        className="field-sizing-content min-h-30 w-full rounded-md border border-line-strong bg-surface px-3 py-2 text-16 break-words"
      />
      {state === "failed" ? (
        <p role="alert" className="flex flex-wrap items-center gap-3 text-danger">
          Not saved. Your text is kept here.
          <Button size="small" onClick={save}>
            Try Again
          </Button>
        </p>
      ) : (
        <output className="min-h-5 text-ink-2">{STATE_WORDS[state]}</output>
      )}
    </div>
  );
}
