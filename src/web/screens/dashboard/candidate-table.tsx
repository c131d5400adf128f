import { Link } from "react-router";
import { formatDate } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import type { Candidate } from "#shared/candidate.ts";
import { ScoreRail } from "#ui/score-rail.tsx";
import { TextLink } from "#ui/text-link.tsx";

const RAIL_TICKS = [70, 85] as const;

export function CandidateTable({ candidates }: { candidates: readonly Candidate[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-160 text-left text-14">
        <thead className="border-b border-line-strong text-12 text-ink-2">
          <tr>
            {["Candidate", "Match", "Screened", "Report"].map((title) => (
              <th key={title} scope="col" className="py-2 pr-4 font-medium">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {candidates.map((candidate) => (
            <CandidateLine key={candidate.id} candidate={candidate} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CandidateLine({ candidate }: { candidate: Candidate }) {
  const { id, score, status, error_message, created_at, file_name } = candidate;
  const name = candidate.candidate_name ?? "Unknown Candidate";
  const role = [candidate.current_job_title, candidate.current_employer].filter(Boolean).join(", ");
  return (
    <tr className="h-14 border-b border-line">
      <th scope="row" className="max-w-100 py-2 pr-4 font-normal">
        <Link to={`/shortlist/${id}`} className="block truncate font-semibold underline-offset-4 hover:underline">
          {name}
        </Link>
        <span className="block truncate text-ink-2">{role || file_name}</span>
      </th>
      <td className="pr-4">
        {score !== null && <ScoreRail score={score} tone={reportTone(score)} ticks={RAIL_TICKS} />}
        {status === "error" && <span className="text-danger">N/A: {error_message}</span>}
        {(status === "pending" || status === "analyzing") && "Analyzing"}
      </td>
      <td className="pr-4 whitespace-nowrap text-ink-2 tabular-nums">{formatDate(created_at)}</td>
      <td className="whitespace-nowrap">
        <TextLink to={`/shortlist/${id}`}>
          View Report<span className="sr-only"> of {name}</span>
        </TextLink>
      </td>
    </tr>
  );
}
