import { clsx } from "clsx";
import { ArrowDown, ArrowUp, Merge, Minus, Plus, Split, X } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { plural } from "#lib/format.ts";
import { MAX_WORDING, type RowNote } from "#shared/vacancies/board.ts";
import { Importance } from "#shared/vacancies/vacancy.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Select } from "#ui/form/select.tsx";
import {
  cutAt,
  type EditedRow,
  findJoint,
  mergeUp,
  moveRow,
  rewordRow,
  type Rows,
  setImportance,
  setWeight,
  splitRow,
} from "#features/criteria/edit-board.ts";
import { IMPORTANCE_OPTIONS } from "#features/criteria/criterion-row.tsx";
import { RowNotes } from "#features/criteria/row-notes.tsx";
import { stepWeight } from "#features/criteria/weigh.ts";

interface BoardRowEditorProps {
  row: EditedRow;
  rows: Rows;
  place: { index: number; of: number };
  percent: number;
  notes: readonly RowNote[];
  onChange: (rows: Rows, said: string, focus?: { id: string; part: string }) => void;
  onWritten?: (() => void) | undefined;
  onRemove: () => void;
}

export function BoardRowEditor(props: BoardRowEditorProps) {
  const { row, rows, place, notes, onChange, onWritten, onRemove } = props;
  const { id, wording } = row;
  const notesId = useId();

  function move(direction: "up" | "down", part: string) {
    const to = place.index + (direction === "up" ? 0 : 2);
    if (to < 1 || to > place.of) return;
    onChange(moveRow(rows, id, direction), `Moved to place ${to} of ${place.of}.`, { id, part });
  }

  /** Enter would put a line break into a wording; with Ctrl or Cmd it splits where the cursor stands. */
  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isArrow = event.key === "ArrowUp" || event.key === "ArrowDown";
    if (event.altKey && isArrow) {
      event.preventDefault();
      move(event.key === "ArrowUp" ? "up" : "down", "wording");
    }
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onWritten?.();
    const parts = event.ctrlKey || event.metaKey ? cutAt(wording, event.currentTarget.selectionStart) : undefined;
    if (parts !== undefined) onChange(splitRow(rows, id, parts), "Split into two.", { id, part: "wording" });
  }

  return (
    <li data-row={id} className="flex flex-wrap items-start gap-x-3 gap-y-1 border-t border-line py-2">
      <textarea
        data-part="wording"
        aria-label={`Criterion ${place.index + 1}`}
        aria-describedby={notes.length > 0 ? notesId : undefined}
        aria-invalid={notes.some(({ kind }) => kind === "protected") || undefined}
        rows={1}
        maxLength={MAX_WORDING}
        value={wording}
        className={clsx(
          "field-sizing-content min-h-9 min-w-0 flex-1 basis-64 resize-none rounded-md border bg-surface px-2 py-1.5 text-14 text-ink",
          notes.some(({ kind }) => kind === "protected") ? "border-danger" : "border-line",
        )}
        onChange={({ target }) => onChange(rewordRow(rows, id, target.value.replaceAll(/\s*\n\s*/gu, " ")), "")}
        onKeyDown={onKeyDown}
        onBlur={() => {
          onWritten?.();
          if (wording.trim() === "") onRemove();
        }}
      />
      <RowControls {...props} move={move} />
      <RowNotes id={notesId} notes={notes} years={row.required_years} />
    </li>
  );
}

interface RowControlsProps extends BoardRowEditorProps {
  move: (direction: "up" | "down", part: string) => void;
}

function RowControls({ row, rows, place, percent, onChange, onRemove, move }: RowControlsProps) {
  const { id, wording, importance, weight } = row;
  const joint = findJoint(wording);
  const [less, more] = [stepWeight(weight, "less"), stepWeight(weight, "more")];
  const weigh = (to: number | undefined) => to !== undefined && onChange(setWeight(rows, id, to), "");
  return (
    <div className="flex flex-wrap items-center gap-0.5">
      <Select
        className="w-36"
        label={`How important: ${wording}`}
        options={IMPORTANCE_OPTIONS}
        value={importance}
        onChange={(value) => onChange(setImportance(rows, id, Importance.parse(value)), "")}
      />
      <IconButton label={`Count less: ${wording}`} aria-disabled={less === undefined} onClick={() => weigh(less)}>
        <Minus size={16} aria-hidden />
      </IconButton>
      <span className="min-w-9 text-center text-14 tabular-nums">{percent}%</span>
      <IconButton label={`Count more: ${wording}`} aria-disabled={more === undefined} onClick={() => weigh(more)}>
        <Plus size={16} aria-hidden />
      </IconButton>
      <IconButton
        data-part="up"
        label={`Move up: ${wording}`}
        aria-disabled={place.index === 0}
        onClick={() => move("up", "up")}
      >
        <ArrowUp size={16} aria-hidden />
      </IconButton>
      <IconButton
        data-part="down"
        label={`Move down: ${wording}`}
        aria-disabled={place.index === place.of - 1}
        onClick={() => move("down", "down")}
      >
        <ArrowDown size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={`Split in two: ${wording}`}
        aria-disabled={joint === undefined}
        onClick={() => joint && onChange(splitRow(rows, id, joint), "Split into two.", { id, part: "wording" })}
      >
        <Split size={16} aria-hidden />
      </IconButton>
      <IconButton
        label={`Merge with the one above: ${wording}`}
        aria-disabled={place.index === 0}
        onClick={() =>
          place.index > 0 &&
          onChange(mergeUp(rows, id), `Merged; ${plural(place.of - 1, "criterion", "criteria")} left.`, {
            id: rows[place.index - 1]?.id ?? id,
            part: "wording",
          })
        }
      >
        <Merge size={16} aria-hidden />
      </IconButton>
      <IconButton label={`Remove: ${wording}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
