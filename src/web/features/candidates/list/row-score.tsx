import { reportTone } from "#lib/score-tone.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

const NO_REASON = "The CV could not be processed.";

/** A score that is not there is not a low one. */
export function RowScore({ row }: { row: CandidateRow }) {
  const { status, matchScore, errorMessage } = row;
  if (status === "error")
    return (
      <div className="flex min-w-0 items-center gap-2">
        <span className="font-semibold text-danger">N/A</span>
        <Tooltip
          tip={errorMessage ?? NO_REASON}
          className="min-h-6 min-w-0 truncate rounded-sm text-left text-12 text-ink-2"
        >
          {errorMessage ?? NO_REASON}
        </Tooltip>
      </div>
    );
  const hasScore = status === "completed" || matchScore > 0;
  if (hasScore) return <ScoreRail score={matchScore} tone={reportTone(matchScore)} />;
  return (
    <span className="text-ink-2">
      <span aria-hidden>–</span>
      <span className="sr-only">No score yet</span>
    </span>
  );
}
