import { formatAverage, formatCount } from "#lib/format.ts";
import type { CandidateStats } from "#shared/candidates/candidate-filter.ts";

/** Of all candidates, whatever the list is narrowed to. */
export function CandidateFigures({ stats }: { stats: CandidateStats | undefined }) {
  const figures = [
    ["Total", stats && formatCount(stats.total)],
    ["Strong Matches", stats && formatCount(stats.strong)],
    ["Avg Score", stats && formatAverage(stats.average)],
  ];
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {figures.map(([term, value]) => (
        <div key={term}>
          <dt className="text-12 text-ink-2">{term}</dt>
          <dd className="text-22 font-semibold tabular-nums">{value ?? "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
