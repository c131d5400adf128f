import { Check, CircleAlert, Lock, TriangleAlert } from "lucide-react";
import { DECISION_TONE } from "#lib/decision-tone.ts";
import { type CandidateRow, flagReasons } from "#shared/candidates/candidate-row.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import { displayStatus } from "#shared/candidates/display-status.ts";
import { Badge } from "#ui/badge.tsx";
import { Tooltip } from "#ui/overlay/tooltip.tsx";

export function RowStatus({ row }: { row: CandidateRow }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5 text-12">
      <StatusWord row={row} />
      {row.decision && <Badge tone={DECISION_TONE[row.decision]}>{DECISION_WORDS[row.decision]}</Badge>}
      {row.needsReview && <Badge tone="low">Needs Review</Badge>}
      <FlagWord row={row} />
    </div>
  );
}

function StatusWord({ row: { status, matchScore, is_shortlisted, jobId, decision } }: { row: CandidateRow }) {
  const shown = displayStatus({ status, score: matchScore, is_shortlisted, job_id: jobId });
  // Nobody is new about whom something is decided.
  if (shown === "New" && decision !== null) return null;
  if (shown === "Not screened") return <span className="text-ink-2">Not screened</span>;
  if (shown === "Analyzing")
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <span
          aria-hidden
          className="size-3 animate-turn rounded-full border-2 border-line-strong border-t-primary motion-reduce:border-primary"
        />
        Analyzing
      </span>
    );
  if (shown === "Locked")
    return (
      <span className="inline-flex items-center gap-1 text-ink-2">
        <Lock size={14} aria-hidden />
        Locked
      </span>
    );
  if (shown === "Error")
    return (
      <span className="inline-flex items-center gap-1 text-danger">
        <CircleAlert size={14} aria-hidden />
        Error
      </span>
    );
  return (
    <span className="inline-flex items-center gap-1">
      {shown === "Shortlisted" && <Check size={14} aria-hidden className="text-high" />}
      {shown}
    </span>
  );
}

function FlagWord({ row }: { row: CandidateRow }) {
  const reasons = flagReasons(row);
  if (row.redFlags === null || row.redFlags === "none" || !reasons) return null;
  const isMajor = row.redFlags === "major";
  return (
    <Tooltip
      className={`inline-flex min-h-6 items-center gap-1 rounded-sm ${isMajor ? "text-danger" : "text-low"}`}
      tip={
        <ul className="grid gap-0.5">
          {reasons.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      }
    >
      <TriangleAlert size={14} aria-hidden />
      {isMajor ? "Major flag" : "Minor flag"}
      <span className="sr-only">: {reasons.map(({ text }) => text).join(", ")}</span>
    </Tooltip>
  );
}
