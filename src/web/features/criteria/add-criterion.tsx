import { type KeyboardEvent, useId, useState } from "react";
import { MAX_WORDING } from "#shared/vacancies/board.ts";
import { Button } from "#ui/button.tsx";

/** Not a form of its own: it may stand inside one. */
export function AddCriterion({ onAdd }: { onAdd: (wording: string) => void }) {
  const id = useId();
  const [wording, setWording] = useState("");
  const isReady = wording.trim().length > 1;

  function add() {
    if (!isReady) return;
    onAdd(wording.trim());
    setWording("");
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  }

  return (
    <div className="flex flex-wrap items-end gap-2">
      <div className="grid flex-1 basis-56 gap-1">
        <label htmlFor={id} className="text-12 font-medium text-ink-2">
          Add a criterion
        </label>
        <input
          id={id}
          value={wording}
          maxLength={MAX_WORDING}
          placeholder="What else do you ask for?"
          className="h-10 w-full rounded-md border border-line-strong bg-surface px-3 text-14 text-ink placeholder:text-ink-3 disabled:opacity-60"
          onChange={(event) => setWording(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <Button disabled={!isReady} onClick={add}>
        Add
      </Button>
    </div>
  );
}
