import type { BoardRow } from "#shared/vacancies/board.ts";
import type { Importance } from "#shared/vacancies/vacancy.ts";

/** A row with a name of its own, which it keeps whatever is changed in it. */
export interface EditedRow extends BoardRow {
  id: string;
}

export type Rows = readonly EditedRow[];

const DEFAULT_WEIGHTS: Record<Importance, number> = { gate: 3, must: 2, nice: 1 };

export function moveRow(rows: Rows, id: string, direction: "up" | "down"): Rows {
  const from = rows.findIndex((row) => row.id === id);
  const to = direction === "up" ? from - 1 : from + 1;
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** The years of the former wording go with it: the new one says its own. */
export function rewordRow(rows: Rows, id: string, wording: string): Rows {
  return rows.map((row) => (row.id === id ? { ...row, wording, required_years: null } : row));
}

export function removeRow(rows: Rows, id: string): Rows {
  return rows.filter((row) => row.id !== id);
}

export function addRow(rows: Rows, wording: string): Rows {
  const fresh = { id: crypto.randomUUID(), wording: wording.trim(), importance: "must" as const, required_years: null };
  return [...rows, { ...fresh, weight: DEFAULT_WEIGHTS.must }];
}

/** A weight that nobody has changed follows the importance. */
export function setImportance(rows: Rows, id: string, importance: Importance): Rows {
  return rows.map((row) => {
    if (row.id !== id) return row;
    const weight = row.weight === DEFAULT_WEIGHTS[row.importance] ? DEFAULT_WEIGHTS[importance] : row.weight;
    return { ...row, importance, weight };
  });
}

export function setWeight(rows: Rows, id: string, weight: number): Rows {
  return rows.map((row) => (row.id === id ? { ...row, weight } : row));
}

/** Where a wording falls into two by itself: "SQL and Python", "cash handling; stock control". */
const JOINTS = [/;\s+/u, /,?\s+(?:and|&)\s+/iu, /,\s+/u, /\s+\/\s+/u];

export function findJoint(wording: string): { head: string; tail: string } | undefined {
  for (const joint of JOINTS) {
    const found = joint.exec(wording);
    if (found === null) continue;
    const parts = cutAt(wording, found.index, found.index + found[0].length);
    if (parts !== undefined) return parts;
  }
  return undefined;
}

export function cutAt(wording: string, end: number, start = end) {
  const [head, tail] = [wording.slice(0, end).trim(), wording.slice(start).trim()];
  return head.length < 2 || tail.length < 2 ? undefined : { head, tail };
}

/** Both halves weigh what the whole did together. */
export function splitRow(rows: Rows, id: string, parts: { head: string; tail: string }): Rows {
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    const half = { ...row, weight: Math.max(0.1, Math.round(row.weight * 50) / 100), required_years: null };
    const tail = parts.tail.charAt(0).toUpperCase() + parts.tail.slice(1);
    return [
      { ...half, wording: parts.head },
      { ...half, id: crypto.randomUUID(), wording: tail },
    ];
  });
}

const ORDER: readonly Importance[] = ["gate", "must", "nice"];

/** Into the row above it: either of the two is enough, so they are joined by "or". The stronger importance stays. */
export function mergeUp(rows: Rows, id: string): Rows {
  const at = rows.findIndex((row) => row.id === id);
  const [upper, lower] = [rows[at - 1], rows[at]];
  if (upper === undefined || lower === undefined) return rows;
  const importance = ORDER.find((one) => one === upper.importance || one === lower.importance) ?? upper.importance;
  const wording = `${upper.wording} or ${lower.wording.charAt(0).toLowerCase()}${lower.wording.slice(1)}`;
  const merged = { ...upper, wording, importance, weight: Math.max(upper.weight, lower.weight), required_years: null };
  return rows.toSpliced(at - 1, 2, merged);
}

/** What a board is sent as. A row whose words were deleted asks for nothing. */
export function toBoard(rows: Rows): BoardRow[] {
  return rows
    .map(({ wording, importance, weight, required_years }) => {
      return { wording: wording.trim(), importance, weight, required_years };
    })
    .filter(({ wording }) => wording.length > 1);
}
