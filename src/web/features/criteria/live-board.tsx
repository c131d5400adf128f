import { useState } from "react";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import type { RowNote } from "#shared/vacancies/board.ts";
import type { CriteriaList } from "#shared/vacancies/criteria.ts";
import type { UploadId } from "#shared/ids.ts";
import { BoardEditor } from "./board/board-editor.tsx";
import { toRows } from "./board/board-rows.ts";
import { BoardSources } from "./board/board-sources.tsx";
import { BoardVersions } from "./board/board-versions.tsx";
import type { Rows } from "./edit-board.ts";
import { useBoardNotes } from "./use-board-notes.ts";
import { useBoard } from "./use-board.ts";
import { boardErrorText, useSetBoard } from "./use-set-board.ts";

interface LiveBoardProps {
  uploadId: UploadId;
  /** What the editor begins with. */
  first: CriteriaList;
  /** The version that is set now. */
  present: number;
  disabled: boolean;
  onSet: (version: number) => void;
}

/** Presses that follow each other quickly are one change. */
const SETTLED_MS = 400;
const NO_NOTES: ReadonlyMap<string, readonly RowNote[]> = new Map();

/** Every change is set at once and ranks everybody again; words wait until they are finished. */
export function LiveBoard({ uploadId, first, present, disabled, onSet }: LiveBoardProps) {
  const set = useSetBoard(uploadId, first, onSet);
  const { notes, ask } = useBoardNotes(first.title ?? "", NO_NOTES);
  const [firstRows] = useState(() => toRows(first.criteria));
  const [sent, setSent] = useState(firstRows);
  const rankLater = useDelayed<Rows | undefined>({ kind: "debounce", ms: SETTLED_MS }, (settled) => {
    if (settled === undefined) return;
    setSent(settled);
    set.mutate(settled);
  });
  const board = useBoard(firstRows, (next) => {
    ask(next);
    settle(next);
  });
  const { rows } = board;

  /** Undefined takes the place of what still waits: there is nothing to send, or nothing new. */
  function settle(next: Rows) {
    rankLater(next.length === 0 || next === sent ? undefined : next);
  }

  function change(next: Rows) {
    board.change(next);
    // Until the words are finished.
    if (isReworded(rows, next)) rankLater(undefined);
  }

  return (
    <div className="grid gap-4">
      <p className="max-w-prose text-14 text-ink-2">
        Change what matters to you: scores and ranks follow at once, from the text that was read. No CV is read again,
        and none is counted again.
      </p>
      <BoardEditor
        rows={rows}
        notes={notes}
        disabled={disabled}
        onChange={change}
        onWritten={() => settle(rows)}
        onUndo={board.undo}
      />
      <output className="min-h-5 text-14 text-ink-2">{describeProgress(set, rows !== sent, rows)}</output>
      <BoardSources title={first.title} rows={rows} except={uploadId} disabled={disabled} onTake={board.change} />
      <BoardVersions uploadId={uploadId} present={present} disabled={disabled} onTake={board.change} />
    </div>
  );
}

/** A row that was moved keeps its words. */
function isReworded(before: Rows, after: Rows): boolean {
  const wordings = new Map(before.map(({ id, wording }) => [id, wording]));
  return after.some(({ id, wording }) => wordings.has(id) && wordings.get(id) !== wording);
}

type SetState = Pick<ReturnType<typeof useSetBoard>, "isPending" | "isSuccess" | "error" | "data">;

function describeProgress({ isPending, isSuccess, error, data }: SetState, isWaiting: boolean, rows: Rows): string {
  if (isPending) return "Ranking again...";
  if (rows.length === 0) return "A board needs at least one criterion.";
  if (isWaiting) return "Not ranked yet: press Enter or leave the field.";
  if (error) return `The ranking stays as it was. ${boardErrorText(error)}`;
  return isSuccess && data ? `Ranked by version ${data.version}.` : "";
}
