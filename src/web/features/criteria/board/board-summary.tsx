import { plural } from "#lib/format.ts";
import type { RowNote } from "#shared/vacancies/board.ts";
import { Badge } from "#ui/badge.tsx";
import { IMPORTANCE_OPTIONS } from "#features/criteria/criterion-row.tsx";
import type { Rows } from "#features/criteria/edit-board.ts";

const LABELS = new Map(IMPORTANCE_OPTIONS.map(({ value, label }) => [value, label]));

/** The board at one look, for a recruiter who takes it as it is. */
export function BoardSummary({ rows, notes }: { rows: Rows; notes: ReadonlyMap<string, readonly RowNote[]> }) {
  const doubts = rows.filter(({ id }) => notes.get(id)?.some(({ kind }) => kind !== "role")).length;
  return (
    <div className="grid gap-2">
      <ol className="grid gap-x-6 text-14 sm:grid-cols-2">
        {rows.map(({ id, wording, importance }) => (
          <li key={id} className="flex items-start justify-between gap-3 border-b border-line py-1">
            <span className="min-w-0">{wording}</span>
            <Badge tone={importance === "gate" ? "low" : importance === "must" ? "mid" : "plain"}>
              <span className="whitespace-nowrap">{LABELS.get(importance)}</span>
            </Badge>
          </li>
        ))}
      </ol>
      {doubts > 0 && (
        <p className="text-14 text-ink-2">
          {plural(doubts, "criterion is", "criteria are")} vague, double or contradicting; change the criteria to see
          what would help.
        </p>
      )}
    </div>
  );
}
