import { clsx } from "clsx";
import { plural } from "#lib/format.ts";
import { reportTone } from "#lib/score-tone.ts";
import {
  BAND_RANGE,
  type CandidateStats,
  HISTOGRAM_BUCKETS,
  type ScoreBand,
} from "#shared/candidates/candidate-filter.ts";
import type { RulerTick } from "#ui/score/ruler-scale.ts";
import { RulerAxis } from "#ui/score/ruler-axis.tsx";

interface ScoreHistogramProps {
  stats: CandidateStats;
  ticks: readonly RulerTick[];
  band: ScoreBand | undefined;
  onBand: (band: ScoreBand | undefined) => void;
}

const POINTS = 100 / HISTOGRAM_BUCKETS;
const BANDS = ["fair", "good", "excellent"] as const satisfies ScoreBand[];
const BAR = {
  high: "border-high-fill bg-high-fill",
  mid: "border-mid-fill bg-mid-fill",
  low: "border-low-fill bg-low-soft",
};

/** All scores on the one ruler. Each of its three parts is a button that leaves only its candidates. */
export function ScoreHistogram({ stats, ticks, band, onBand }: ScoreHistogramProps) {
  const tallest = Math.max(1, ...stats.histogram);
  return (
    <fieldset aria-label="Scores from 0 to 100" className="@container mb-2 max-sm:hidden">
      <div className="flex h-9">
        {BANDS.map((each) => (
          <BandPart
            key={each}
            band={each}
            count={stats.bands[each]}
            buckets={bucketsOf(each).map((bucket) => ({ bucket, share: (stats.histogram[bucket] ?? 0) / tallest }))}
            isChosen={band === each}
            isFaint={band !== undefined && band !== each}
            onChoose={() => onBand(band === each ? undefined : each)}
          />
        ))}
      </div>
      <RulerAxis ticks={ticks} />
    </fieldset>
  );
}

function bucketsOf(band: ScoreBand) {
  const { from, to } = BAND_RANGE[band];
  const all = Array.from({ length: HISTOGRAM_BUCKETS }, (_, bucket) => bucket);
  return all.filter((bucket) => bucket * POINTS >= from && bucket * POINTS <= to);
}

interface BandPartProps {
  band: ScoreBand;
  count: number;
  buckets: { bucket: number; share: number }[];
  isChosen: boolean;
  isFaint: boolean;
  onChoose: () => void;
}

function BandPart({ band, count, buckets, isChosen, isFaint, onChoose }: BandPartProps) {
  const { from, to } = BAND_RANGE[band];
  const label = `Scores ${from} to ${to}: ${plural(count, "candidate")}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isChosen}
      onClick={onChoose}
      className={clsx("flex h-full items-end gap-px hover:bg-sunken", isFaint && "opacity-40")}
      style={{ width: `${(100 * buckets.length) / HISTOGRAM_BUCKETS}%` }}
    >
      {buckets.map(({ bucket, share }) => (
        <span
          key={bucket}
          className={clsx(
            "flex-1 rounded-t-[2px] border-t-2",
            BAR[reportTone(bucket * POINTS)],
            share === 0 && "invisible",
          )}
          style={{ height: `${Math.max(4, share * 100)}%` }}
        />
      ))}
    </button>
  );
}
