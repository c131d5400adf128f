import { useState } from "react";
import { useDelayed } from "#lib/browser/use-delayed.ts";
import type { CandidateFilter } from "#shared/candidates/candidate-filter.ts";
import { SegmentedControl } from "#ui/form/segmented-control.tsx";
import { Slider } from "#ui/form/slider.tsx";
import { type Measure, PRESETS, SCALE } from "./presets.ts";

interface Range {
  from: number;
  to: number;
}

interface RangeFilterProps {
  measure: Measure;
  filter: CandidateFilter;
  onChange: (filter: CandidateFilter) => void;
}

export function RangeFilter({ measure, filter, onChange }: RangeFilterProps) {
  const { title, presets } = PRESETS[measure];
  const held = rangeOf(measure, filter);
  // While a slider moves, it shows where it is and not what has been asked for.
  const [moving, setMoving] = useState<Range>();
  const range = moving ?? held;
  const commit = useDelayed({ kind: "throttle", ms: 100 }, (next: Range) => {
    onChange(filterOf(measure, next));
    setMoving(undefined);
  });
  const preset = presets.find(({ from, to }) => from === range.from && to === range.to);

  function move(next: Range) {
    setMoving(next);
    commit(next);
  }

  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-2 text-14 font-semibold">{title}</legend>
      <SegmentedControl
        label={`${title} presets`}
        className="justify-self-start"
        options={presets.map(({ label }) => ({ value: label, label }))}
        value={preset?.label ?? null}
        onChange={(label) => {
          const chosen = presets.find((each) => each.label === label);
          if (chosen) onChange(filterOf(measure, chosen));
        }}
      />
      <Slider
        label="At least"
        value={range.from}
        step={SCALE.step}
        onChange={(from) => move({ from, to: Math.max(from, range.to) })}
      />
      <Slider
        label="At most"
        value={range.to}
        step={SCALE.step}
        onChange={(to) => move({ from: Math.min(range.from, to), to })}
      />
    </fieldset>
  );
}

function rangeOf(measure: Measure, filter: CandidateFilter): Range {
  return { from: filter[`${measure}_min`] ?? SCALE.least, to: filter[`${measure}_max`] ?? SCALE.most };
}

/** An end of the scale asks for nothing. */
function filterOf(measure: Measure, { from, to }: Range): CandidateFilter {
  return {
    [`${measure}_min`]: from === SCALE.least ? undefined : from,
    [`${measure}_max`]: to === SCALE.most ? undefined : to,
  };
}
