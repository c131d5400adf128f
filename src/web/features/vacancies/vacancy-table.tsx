import { clsx } from "clsx";
import { type DragEvent, useState } from "react";
import { Link } from "react-router";
import { formatCount, formatDay, plural } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import type { OpeningId } from "#shared/ids.ts";
import type { OpeningSummary } from "#shared/vacancies/opening-page.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { CLOSING_WORDS } from "./closing-words.ts";

interface VacancyTableProps {
  title: string;
  vacancies: readonly OpeningSummary[];
  /** Without it nothing can be dropped on a line. Who has no mouse adds files on the vacancy's own page. */
  onDropped?: ((id: OpeningId, dropped: DataTransfer) => void) | undefined;
}

export function VacancyTable({ title, vacancies, onDropped }: VacancyTableProps) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      <ul className="border-t border-line">
        {vacancies.map((vacancy) => (
          <VacancyLine key={vacancy.id} vacancy={vacancy} onDropped={onDropped} />
        ))}
      </ul>
    </section>
  );
}

interface VacancyLineProps extends Pick<VacancyTableProps, "onDropped"> {
  vacancy: OpeningSummary;
}

function VacancyLine({ vacancy, onDropped }: VacancyLineProps) {
  const { id, title, counts, best, last_cv_at, created_at, closing } = vacancy;
  const { isOver, ...dropping } = useDropping(onDropped && ((dropped) => onDropped(id, dropped)));
  return (
    <li
      aria-label={title}
      className={clsx(
        "grid items-center gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-12",
        isOver && "bg-primary-soft outline-2 outline-primary",
      )}
      {...dropping}
    >
      <div className="min-w-0 sm:col-span-5">
        <Link
          to={`/vacancies/${id}`}
          className="text-16 font-semibold break-words text-primary underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="text-12 text-ink-2">
          {isOver ? "Drop to add these CVs" : describeLastCv({ last_cv_at, created_at })}
          {closing && ` · ${CLOSING_WORDS[closing.result]}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-2 sm:col-span-4">
        {plural(counts.cvs, "CV")}, {formatCount(counts.shortlisted)} shortlisted
        {counts.fresh > 0 && <Badge tone="mid">{counts.fresh} new</Badge>}
        {counts.waiting > 0 && <Badge>{counts.waiting} being read</Badge>}
        {counts.failed > 0 && <Badge tone="danger">{counts.failed} failed</Badge>}
      </p>
      <div className="sm:col-span-3">
        {best !== null && (
          <>
            <span className="sr-only">Best: </span>
            <ScoreRail score={best} tone={reportTone(best)} />
          </>
        )}
      </div>
    </li>
  );
}

function describeLastCv({ last_cv_at, created_at }: Pick<OpeningSummary, "last_cv_at" | "created_at">) {
  return last_cv_at ? `Last CV ${formatDay(last_cv_at)}` : `Since ${formatDay(created_at)}`;
}

/** Nothing is taken over without a taker: the browser then shows that nothing can be dropped there. */
function useDropping(onDropped: ((dropped: DataTransfer) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  if (onDropped === undefined) return { isOver: false };
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDropped(event.dataTransfer);
    },
  };
}
