import { clsx } from "clsx";
import { type RulerTick, stepOf, toneAt } from "./ruler-scale.ts";
import { RulerAxis } from "./ruler-axis.tsx";
import { TONE_FILL, TONE_TEXT, type Tone } from "./tone.ts";

interface RulerSheet {
  id: string;
  value: number;
}

interface RulerProps {
  sheets: readonly RulerSheet[];
  ticks: readonly RulerTick[];
  label: string;
  heightPx?: number;
  className?: string;
}

const LABEL_ROOM_PX = 24;

// Below the first tick a sheet is an outline: measured, not marked down.
const SHEET: Record<Tone, string> = {
  high: TONE_FILL.high,
  mid: TONE_FILL.mid,
  low: "border border-line-strong bg-surface",
};

/** The 0-100 scale on which every result stands as a small sheet exactly at its value; equal ones on top of each other. */
export function Ruler({ sheets, ticks, label, heightPx = 132, className }: RulerProps) {
  const piles = [...Map.groupBy(sheets, ({ value }) => value)];
  const stepPx = stepOf(Math.max(1, ...piles.map(([, pile]) => pile.length)), heightPx - LABEL_ROOM_PX);
  return (
    <figure aria-label={label} className={clsx("@container", className)}>
      <div aria-hidden className="relative" style={{ height: heightPx }}>
        {ticks.map((tick) => (
          <div
            key={tick.at}
            className={clsx("absolute inset-y-0 border-l border-dashed border-line-strong pl-2", TONE_TEXT[tick.tone])}
            style={{ left: `${tick.at}%` }}
          >
            <span className="hidden text-12 font-semibold whitespace-nowrap @3xl:inline">{tick.label}</span>
          </div>
        ))}
        {piles.map(([value, pile]) => (
          <div
            key={value}
            className="absolute bottom-0 flex w-[0.8%] min-w-[3px] -translate-x-1/2 flex-col-reverse"
            style={{ left: `${value}%` }}
          >
            {pile.map((sheet) => (
              <span key={sheet.id} data-sheet className="block animate-drop pb-0.5" style={{ height: stepPx }}>
                <span className={clsx("block h-full rounded-[2px]", SHEET[toneAt(value, ticks)])} />
              </span>
            ))}
          </div>
        ))}
      </div>
      <RulerAxis ticks={ticks} />
    </figure>
  );
}
