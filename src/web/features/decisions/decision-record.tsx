import { formatMoment, plural } from "#lib/format.ts";
import { DECISION_WORDS, type DecisionRow } from "#shared/candidates/decision.ts";

/** Everything that was decided, the last first, each with what was known at its moment. */
export function DecisionRecord({ record }: { record: readonly DecisionRow[] }) {
  return (
    <details>
      <summary className="cursor-pointer font-medium">Record ({plural(record.length, "entry", "entries")})</summary>
      <ol aria-label="Record of decisions" className="mt-2 grid grid-cols-1 gap-3">
        {record.toReversed().map((row) => (
          <li key={row.id} className="grid grid-cols-1 gap-0.5 border-l-2 border-line-strong pl-3">
            <p className="font-medium break-words">
              {row.decision === null ? "Taken back" : DECISION_WORDS[row.decision]}
              {row.undoes !== null && " (undo)"}
              {row.reason !== "" && `: ${row.reason}`}
            </p>
            {row.note !== "" && <p className="break-words whitespace-pre-wrap">{row.note}</p>}
            <p className="text-12 break-words text-ink-2">{describeMoment(row)}</p>
          </li>
        ))}
      </ol>
    </details>
  );
}

function describeMoment(row: DecisionRow): string {
  return [
    `${row.decided_by}, ${formatMoment(row.decided_at)}`,
    row.score === null ? "not scored" : `score ${row.score}`,
    row.rank !== null && `rank ${row.rank} of ${row.ranked_of}`,
    row.board_version !== null && `board version ${row.board_version}`,
    row.engine_version !== null && `engine ${row.engine_version}`,
    `report open for ${plural(row.minutes_open, "minute")}`,
    `${plural(row.evidence_opened.length, "quote")} opened`,
  ]
    .filter(Boolean)
    .join(" · ");
}
