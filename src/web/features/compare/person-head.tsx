import { X } from "lucide-react";
import { Link } from "react-router";
import { reportTone } from "#lib/score-tone.ts";
import { giveVerdict } from "#shared/screening/verdict.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import type { ComparedPerson } from "./compare-people.ts";

/** The head of a person's column. Its edge is where a swipe comes to rest. */
export function PersonHead({ person, onRemove }: { person: ComparedPerson; onRemove: () => void }) {
  const { candidate, name, score, sum } = person;
  const { id, place, current_job_title, current_employer } = candidate;
  const role = [current_job_title, current_employer].filter(Boolean).join(", ");
  return (
    <th scope="col" className="pr-4 pb-3 text-left align-top font-normal">
      <div className="flex items-start justify-between gap-1">
        <Link
          to={`/shortlist/${id}`}
          className="min-w-0 text-16 font-semibold break-words underline-offset-4 hover:underline"
        >
          {name}
        </Link>
        <IconButton label={`Remove ${name} from the comparison`} className="print:hidden" onClick={onRemove}>
          <X size={16} aria-hidden />
        </IconButton>
      </div>
      <ScoreRail score={score} tone={reportTone(score)} />
      <p className="mt-1 font-medium">{giveVerdict(score, sum.lines).recommendation}</p>
      {place && (
        <p className="text-12 text-ink-2">
          Rank {place.rank} of {place.of}
        </p>
      )}
      <p className="line-clamp-2 text-12 text-ink-2 empty:hidden">{role}</p>
    </th>
  );
}
