import { parseJson } from "#shared/parse-json.ts";
import type { BoardRow } from "./board.ts";
import { CriteriaFile, type CriteriaFileRow } from "./criteria-file.ts";
import type { Importance } from "./vacancy.ts";

const DEFAULT_WEIGHTS: Record<Importance, number> = { gate: 3, must: 2, nice: 1 };

/** Read again by an import, and by `--criteria` of the command line. */
export function writeBoardFile(title: string | null, rows: readonly BoardRow[]): string {
  const criteria = rows.map(({ wording, importance, weight, required_years }) => ({
    wording,
    importance,
    weight,
    required_years,
  }));
  return `${JSON.stringify({ title, criteria }, null, 2)}\n`;
}

/** Undefined where the text is no board. */
export function readBoardFile(text: string): BoardRow[] | undefined {
  const rows = CriteriaFile.safeParse(parseJson(text));
  return rows.success ? rows.data.map((row) => completeRow(row)) : undefined;
}

export function completeRow({ wording, importance, weight, required_years }: CriteriaFileRow): BoardRow {
  return { wording, importance, weight: weight ?? DEFAULT_WEIGHTS[importance], required_years: required_years ?? null };
}
