import type { ComponentType } from "react";
import { Link } from "react-router";
import { reportTone } from "#lib/score-tone.ts";
import { LOOK_REASON_TEXT, type SecondLookItem } from "#shared/candidates/second-look.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";

interface LookQueueProps {
  queue: readonly SecondLookItem[];
  /** What can be decided about one of them. */
  Decide: ComponentType<{ item: SecondLookItem }>;
}

/** Whom the ranking may have missed, each with its reason. */
export function LookQueue({ queue, Decide }: LookQueueProps) {
  return (
    <ol aria-label="Second look" className="grid">
      {queue.map((item) => (
        <li
          key={item.id}
          className="grid items-center gap-x-6 gap-y-2 border-t border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
        >
          <div className="grid min-w-0 gap-1.5">
            <Link
              to={`/shortlist/${item.id}`}
              className="w-fit max-w-full truncate text-16 font-semibold underline-offset-4 hover:underline"
            >
              {item.name}
            </Link>
            <CurrentRole item={item} />
            <p className="flex flex-wrap gap-2">
              {item.reasons.map((reason) => (
                <Badge key={reason}>{LOOK_REASON_TEXT[reason]}</Badge>
              ))}
            </p>
            {item.unclear && <p className="text-14 text-ink-2">Unclear: {item.unclear}</p>}
            {/* Not at the right, where what is said about the last decision would cover the next. */}
            <Decide item={item} />
          </div>
          <div className="grid gap-0.5">
            <ScoreRail score={item.score} tone={reportTone(item.score)} />
            {item.rank !== null && <p className="text-12 text-ink-2">Rank {item.rank}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

function CurrentRole({ item: { current_job_title, current_employer } }: { item: SecondLookItem }) {
  const role = [current_job_title, current_employer].filter(Boolean).join(", ");
  return role === "" ? null : <p className="truncate text-14 text-ink-2">{role}</p>;
}
