import { clsx } from "clsx";
import { formatCount } from "#lib/format.ts";
import { BAND_RANGE, ScoreBand } from "#shared/candidates/candidate-filter.ts";
import { type OpeningNumbers, Stage, STAGE_WORDS } from "#shared/vacancies/opening-numbers.ts";

const FILLS: Record<Stage, string> = {
  new: "bg-line-strong",
  advance: "bg-high-fill",
  hold: "bg-mid-fill",
  decline: "bg-low-fill",
};
const COLUMNS = "4.5rem minmax(0, 1fr) 3rem";

/** What was decided, by how high the score is: each band as one bar, as long as it has candidates. */
export function BandBars({ bands }: Pick<OpeningNumbers, "bands">) {
  const rows = ScoreBand.options.map((band) => ({
    band,
    total: Stage.options.reduce((sum, stage) => sum + bands[band][stage], 0),
    parts: Stage.options.map((stage) => ({ stage, count: bands[band][stage] })).filter(({ count }) => count > 0),
  }));
  const most = Math.max(1, ...rows.map(({ total }) => total));
  return (
    <section aria-label="Decided by score" className="grid content-start gap-2">
      <h2 className="text-16 font-semibold">Decided by score</h2>
      <p aria-hidden className="flex flex-wrap gap-x-4 text-12 text-ink-2">
        {Stage.options.map((stage) => (
          <span key={stage} className="inline-flex items-center gap-1.5">
            <span className={clsx("size-2.5 rounded-xs forced-colors:border", FILLS[stage])} />
            {STAGE_WORDS[stage]}
          </span>
        ))}
      </p>
      <ul className="grid gap-1.5">
        {rows.map(({ band, total, parts }) => (
          <li key={band} className="grid items-center gap-3 text-14" style={{ gridTemplateColumns: COLUMNS }}>
            <span>
              {BAND_RANGE[band].from}–{BAND_RANGE[band].to}
            </span>
            <span aria-hidden className="flex h-2 gap-0.5">
              {parts.map(({ stage, count }) => (
                <span
                  key={stage}
                  className={clsx("min-w-px rounded-xs forced-colors:border", FILLS[stage])}
                  style={{ width: `${(100 * count) / most}%` }}
                />
              ))}
            </span>
            <span className="text-right font-medium tabular-nums">{formatCount(total)}</span>
            <span className="sr-only">
              {parts.map(({ stage, count }) => `${STAGE_WORDS[stage]} ${formatCount(count)}`).join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
