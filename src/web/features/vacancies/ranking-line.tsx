import { useState } from "react";
import { Link } from "react-router";
import { DECISION_TONE } from "#lib/decision-tone.ts";
import { reportTone } from "#lib/score-tone.ts";
import { DECISION_WORDS } from "#shared/candidates/decision.ts";
import { NAME_NOT_FOUND } from "#shared/candidates/call-candidate.ts";
import type { RankedCv } from "#shared/vacancies/opening-page.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { PersonDialog } from "./person-dialog.tsx";
import { describeSeen } from "./seen-words.ts";

export function RankingLine({ row, isNew }: { row: RankedCv; isNew: boolean }) {
  const role = [row.current_job_title, row.current_employer].filter(Boolean).join(", ");
  return (
    <li aria-label={row.name} className="grid items-center gap-x-6 gap-y-1 border-b border-line py-2.5 sm:grid-cols-12">
      <div className="flex min-w-0 items-baseline gap-3 sm:col-span-6">
        <span className="w-8 shrink-0 text-right text-14 text-ink-2 tabular-nums">
          {row.place !== null && <span className="sr-only">Rank </span>}
          {row.place ?? <span aria-hidden>–</span>}
        </span>
        <div className="min-w-0">
          <Link
            to={`/shortlist/${row.id}`}
            className="font-semibold break-words text-primary underline-offset-4 hover:underline"
          >
            {row.name}
          </Link>
          <p className="truncate text-12 text-ink-2 empty:hidden">{role}</p>
          {row.seen.slice(0, 2).map((seen) => (
            <p key={seen.candidate_id} className="text-12 text-ink-2">
              Seen in{" "}
              <Link to={`/shortlist/${seen.candidate_id}`} className="underline underline-offset-2">
                {describeSeen(seen)}
              </Link>
              {seen.isNearText && " (nearly the same CV)"}
            </p>
          ))}
          {row.status === "completed" && <PersonButton row={row} />}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:pl-11 sm:col-span-3">
        {isNew && <Badge tone="mid">New</Badge>}
        {row.decision && <Badge tone={DECISION_TONE[row.decision]}>{DECISION_WORDS[row.decision]}</Badge>}
        {row.is_shortlisted && <Badge tone="high">Shortlisted</Badge>}
        {!row.isNamed && row.status === "completed" && <Badge>{NAME_NOT_FOUND}</Badge>}
        {row.needs_review && <Badge tone="low">Needs Review</Badge>}
      </div>
      <div className="min-w-0 max-sm:pl-11 sm:col-span-3">
        <Score row={row} />
      </div>
    </li>
  );
}

function PersonButton({ row: { id, name } }: { row: RankedCv }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Other CVs of ${name}`}
        className="block text-12 text-ink-2 underline underline-offset-2"
        onClick={() => setOpen(true)}
      >
        Other CVs
      </button>
      {isOpen && <PersonDialog cv={{ id, name }} onEnd={() => setOpen(false)} />}
    </>
  );
}

/** A score that is not there is not a low one. */
function Score({ row: { status, score, error_message } }: { row: RankedCv }) {
  if (status === "error")
    return <p className="text-12 break-words text-danger">{error_message ?? "Could not be read."}</p>;
  if (status === "locked") return <Badge>Locked</Badge>;
  if (status !== "completed" || score === null) return <span className="text-14 text-ink-2">Being read…</span>;
  return <ScoreRail score={score} tone={reportTone(score)} />;
}
