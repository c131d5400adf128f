import { CountedSource, SOURCE_WORDS, Stage, STAGE_WORDS } from "#shared/vacancies/opening-numbers.ts";
import type { NumbersSum } from "#shared/vacancies/sum-numbers.ts";
import { BandBars } from "./band-bars.tsx";
import { formatCount } from "#lib/format.ts";

/** The same pictures for one vacancy and for all together. */
export function NumberPictures({ numbers: { sources, stages, bands, unread } }: { numbers: NumbersSum }) {
  const ways = CountedSource.options.filter((source) => source !== "not_recorded" || sources.not_recorded > 0);
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      <CountBars
        title="CVs by source"
        counts={ways.map((key) => ({ key, label: SOURCE_WORDS[key], count: sources[key] }))}
      />
      <div className="grid gap-2">
        <CountBars
          title="Stages"
          counts={Stage.options.map((key) => ({ key, label: STAGE_WORDS[key], count: stages[key] }))}
        />
        {unread > 0 && (
          <p className="text-14 text-ink-2">{unread} more without a score: waiting, failed or entered by hand.</p>
        )}
      </div>
      <BandBars bands={bands} />
      <section aria-label="What is not known" className="grid content-start gap-2 text-14 text-ink-2">
        <h2 className="text-16 font-semibold text-ink">What is not known</h2>
        <p className="max-w-prose">
          Everything is counted over the candidates that are stored now: those who were deleted or erased are in no
          number. Where somebody saw the advertisement, interviews, offers and first days of work are not recorded here.
          Of CVs that came before ways were written down the way is not known.
        </p>
      </section>
    </div>
  );
}

interface CountBarsProps {
  title: string;
  counts: readonly { key: string; label: string; count: number }[];
}

const COLUMNS = "7.5rem minmax(0, 1fr) 3rem";

/** Counts as lengths on one scale, each with its number. */
function CountBars({ title, counts }: CountBarsProps) {
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <section aria-label={title} className="grid content-start gap-2">
      <h2 className="text-16 font-semibold">{title}</h2>
      <ul className="grid gap-1.5">
        {counts.map(({ key, label, count }) => (
          <li key={key} className="grid items-center gap-3 text-14" style={{ gridTemplateColumns: COLUMNS }}>
            <span>{label}</span>
            <span aria-hidden className="block h-2 rounded-xs bg-line">
              <span
                className="block h-full rounded-xs bg-primary forced-colors:border"
                style={{ width: `${(100 * count) / most}%` }}
              />
            </span>
            <span className="text-right font-medium tabular-nums">{formatCount(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
