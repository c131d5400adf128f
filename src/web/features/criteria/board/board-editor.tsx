import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { plural } from "#lib/format.ts";
import { MAX_BOARD_ROWS, type RowNote } from "#shared/vacancies/board.ts";
import { Button } from "#ui/button.tsx";
import { AddCriterion } from "#features/criteria/add-criterion.tsx";
import { BoardRowEditor } from "./board-row-editor.tsx";
import { addRow, removeRow, type Rows } from "#features/criteria/edit-board.ts";
import { shareOut } from "#features/criteria/weigh.ts";

export interface BoardEditorProps {
  rows: Rows;
  /** What is to be said about a row, by its id. */
  notes: ReadonlyMap<string, readonly RowNote[]>;
  disabled?: boolean;
  /** Called with every change, also with every key that is pressed in a wording. */
  onChange: (rows: Rows) => void;
  /** A wording is finished: its field was left, or Enter pressed. */
  onWritten?: () => void;
  /** Undefined where there is nothing to undo. */
  onUndo: (() => void) | undefined;
  /** More buttons beside "Undo", such as one that puts everything back. */
  actions?: ReactNode;
}

/** The criteria as a list that can be changed in every respect, by pointer or keyboard. It keeps nothing: `rows` is the truth. */
export function BoardEditor({ rows, notes, disabled = false, onChange, onWritten, onUndo, actions }: BoardEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const [said, setSaid] = useState("");
  const shares = shareOut(rows);

  /** A row that moves or goes takes the focus with it, so it is set again once the list is drawn. */
  function change(next: Rows, words: string, focus?: { id: string | undefined; part: string }) {
    flushSync(() => {
      onChange(next);
      setSaid(words);
    });
    if (focus?.id === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-row="${focus.id}"] [data-part="${focus.part}"]`)?.focus();
  }

  function remove(id: string, wording: string) {
    const at = rows.findIndex((row) => row.id === id);
    const next = rows[at + 1] ?? rows[at - 1];
    change(removeRow(rows, id), `Removed “${wording}”.`, { id: next?.id, part: "wording" });
  }

  return (
    <fieldset disabled={disabled} className="grid gap-3">
      <legend className="sr-only">Criteria</legend>
      <ul ref={list} aria-label="Criteria" className="border-b border-line">
        {rows.map((row, index) => (
          <BoardRowEditor
            key={row.id}
            row={row}
            place={{ index, of: rows.length }}
            percent={shares[index] ?? 0}
            notes={notes.get(row.id) ?? []}
            rows={rows}
            onChange={change}
            onWritten={onWritten}
            onRemove={() => remove(row.id, row.wording)}
          />
        ))}
      </ul>
      {rows.length < MAX_BOARD_ROWS && (
        <AddCriterion onAdd={(wording) => change(addRow(rows, wording), `Added “${wording}”.`)} />
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          size="small"
          disabled={onUndo === undefined}
          onClick={() => {
            onUndo?.();
            setSaid("The last change is undone.");
          }}
        >
          Undo
        </Button>
        {actions}
        <output className="text-14 text-ink-2">{said || plural(rows.length, "criterion", "criteria")}</output>
      </div>
    </fieldset>
  );
}
