import { useState } from "react";
import type { EditedRow, Rows } from "./edit-board.ts";

interface History {
  rows: Rows;
  past: readonly Rows[];
}

/** Far more than anybody takes back. */
const MOST_STEPS = 100;

/** The rows that somebody works on, with all their former states. `onRows` hears of every change, also of one that is taken back. */
export function useBoard(first: Rows, onRows: (rows: Rows) => void) {
  const [{ rows, past }, setHistory] = useState<History>({ rows: first, past: [] });

  function change(next: Rows) {
    setHistory((before) => {
      // The letters of one wording are one step.
      const isTyping = before.past.length > 0 && isReworded(before.past.at(-1), before.rows, next);
      const former = isTyping ? before.past : [...before.past, before.rows].slice(-MOST_STEPS);
      return { rows: next, past: former };
    });
    onRows(next);
  }

  function undo() {
    setHistory((before) => ({ rows: before.past.at(-1) ?? before.rows, past: before.past.slice(0, -1) }));
    onRows(past.at(-1) ?? rows);
  }

  function reset() {
    setHistory({ rows: first, past: [] });
    onRows(first);
  }

  const isChanged = past.length > 0;
  return {
    rows,
    isChanged,
    change,
    undo: isChanged ? undo : undefined,
    reset,
  };
}

/** Whether the step before last and the last change one and the same wording and nothing else. */
function isReworded(former: Rows | undefined, now: Rows, next: Rows): boolean {
  const earlier = former === undefined ? undefined : findReworded(former, now);
  return earlier !== undefined && earlier === findReworded(now, next);
}

function findReworded(before: Rows, after: Rows): string | undefined {
  if (before.length !== after.length) return undefined;
  const changed = after.filter((row, index) => differs(row, before[index]));
  const [only] = changed;
  const was = before.find(({ id }) => id === only?.id);
  return changed.length === 1 && only !== undefined && was?.wording !== only.wording ? only.id : undefined;
}

const differs = (row: EditedRow, other: EditedRow | undefined): boolean => row !== other;
