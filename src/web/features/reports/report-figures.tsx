import { formatAverage } from "#lib/format.ts";
import type { CandidateStats } from "#shared/candidates/candidate-filter.ts";

/** Of all reports, whatever is searched for. */
export function ReportFigures({ stats }: { stats: CandidateStats | undefined }) {
  const figures = [
    ["Total Reports", stats?.total],
    ["Shortlisted", stats?.shortlisted],
    ["High Scores (85+)", stats?.high],
    ["Average Score", stats && formatAverage(stats.average)],
  ];
  return (
    <section aria-label="Statistics">
      <dl className="grid grid-cols-2 gap-x-8 gap-y-4 border-y border-line py-4 sm:flex sm:gap-x-12">
        {figures.map(([term, value]) => (
          <div key={term}>
            <dt className="text-14 text-ink-2">{term}</dt>
            <dd className="text-22 font-semibold tabular-nums">{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
