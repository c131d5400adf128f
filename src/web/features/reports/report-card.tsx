import { Link } from "react-router";
import { DECISION_TONE } from "#lib/decision-tone.ts";
import { formatDate } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import { BAND_RANGE } from "#shared/candidates/candidate-filter.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { cutStrength } from "./cut-strength.ts";

export function ReportCard({ row }: { row: CandidateRow }) {
  const { id, name, file_name, summary, strengths, strengthCount, created_at } = row;
  const more = strengthCount - strengths.length;
  return (
    <article
      aria-label={name}
      className="flex h-full flex-col gap-4 overflow-hidden rounded-lg border border-line bg-surface p-5"
    >
      <header className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <h2 className="min-w-0 truncate text-18 font-semibold" title={name}>
            {name}
          </h2>
          <ScoreBadge row={row} />
        </div>
        <p className="truncate text-12 text-ink-2" title={file_name}>
          {file_name} · {formatDate(created_at)}
        </p>
        <div className="flex flex-wrap items-center gap-2 empty:hidden">
          {row.is_shortlisted && <p className="text-12 font-medium text-high">✓ Shortlisted</p>}
          {row.decision && <Badge tone={DECISION_TONE[row.decision]}>{DECISION_WORDS[row.decision]}</Badge>}
        </div>
      </header>
      {strengths.length > 0 && (
        <ul aria-label="Strengths" className="flex flex-wrap gap-1.5">
          {strengths.map((strength) => (
            <li key={strength} title={strength}>
              <Badge>{cutStrength(strength)}</Badge>
            </li>
          ))}
          {more > 0 && (
            <li>
              <Badge>+{more} more</Badge>
            </li>
          )}
        </ul>
      )}
      {summary && <p className="line-clamp-3 text-14 text-ink-2">{summary}</p>}
      <Button asChild size="small" className="mt-auto self-start">
        <Link to={`/shortlist/${id}`} aria-label={`View Full Report of ${name}`}>
          View Full Report
        </Link>
      </Button>
    </article>
  );
}

/** The number and its word: colour alone says nothing to some people. */
function ScoreBadge({ row: { status, matchScore } }: { row: CandidateRow }) {
  if (status === "error") return <Badge tone="danger">N/A</Badge>;
  if (status === "analyzing" || (status === "pending" && matchScore === 0)) return <Badge>Analyzing</Badge>;
  if (status === "locked") return <Badge>Locked</Badge>;
  if (status === "pending") return <Badge>{matchScore}% · Not screened</Badge>;
  return (
    <Badge tone={reportTone(matchScore)}>
      {matchScore}% · {wordOf(matchScore)}
    </Badge>
  );
}

function wordOf(score: number) {
  if (score >= BAND_RANGE.excellent.from) return "Excellent";
  return score >= BAND_RANGE.good.from ? "Good" : `Below ${BAND_RANGE.good.from}`;
}
