import type { BoardRow } from "#shared/vacancies/board.ts";
import type { Rows } from "#features/criteria/edit-board.ts";

/** Rows of a stored board are called by their keys, others by a name of their own. */
export function toRows(rows: readonly (BoardRow & { key?: string })[]): Rows {
  return rows.map(({ key = crypto.randomUUID(), wording, importance, weight, required_years }) => ({
    id: key,
    wording,
    importance,
    weight,
    required_years,
  }));
}
