import { Link } from "react-router";
import { formatCount, formatDay, plural } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import type { OpeningSummary } from "#shared/vacancies/opening-page.ts";
import { Badge } from "#ui/badge.tsx";
import { ScoreRail } from "#ui/score/score-rail.tsx";
import { CLOSING_WORDS } from "./closing-words.ts";

export function VacancyTable({ title, vacancies }: { title: string; vacancies: readonly OpeningSummary[] }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2 text-16 font-semibold">{title}</h2>
      <ul className="border-t border-line">
        {vacancies.map((vacancy) => (
          <VacancyLine key={vacancy.id} vacancy={vacancy} />
        ))}
      </ul>
    </section>
  );
}

function VacancyLine({ vacancy }: { vacancy: OpeningSummary }) {
  const { id, title, counts, best, last_cv_at, created_at, closing } = vacancy;
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 sm:grid-cols-12">
      <div className="min-w-0 sm:col-span-5">
        <Link
          to={`/vacancies/${id}`}
          className="text-16 font-semibold break-words text-primary underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="text-12 text-ink-2">
          {last_cv_at ? `Last CV ${formatDay(last_cv_at)}` : `Since ${formatDay(created_at)}`}
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
