import { clsx } from "clsx";
import { bucketOf, bucketsOf, packing, type RulerTick, toneAt } from "./ruler-scale.ts";
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
const SHEET_ROOM_PX = 17;

// Below the first tick a sheet is an outline: measured, not marked down.
const SHEET: Record<Tone, string> = {
  high: TONE_FILL.high,
  mid: TONE_FILL.mid,
  low: "border border-line-strong bg-surface",
};

/** The 0-100 scale on which every result stands as a small sheet, five points to a column. */
export function Ruler({ sheets, ticks, label, heightPx = 132, className }: RulerProps) {
  const columns = bucketsOf(sheets);
  const tallest = Math.max(1, ...columns.map((column) => column.length));
  const { across, stepPx } = packing(tallest, heightPx - LABEL_ROOM_PX);
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
        <div className="absolute inset-0 grid grid-cols-20">
          {columns.map((column, index) => (
            <div
              key={bucketOf(index)}
              className="mx-auto flex w-full flex-wrap-reverse content-start"
              style={{ maxWidth: across * SHEET_ROOM_PX }}
            >
              {column.map((sheet) => (
                <span
                  key={sheet.id}
                  data-sheet
                  className="flex animate-drop justify-center pb-0.5"
                  style={{ height: stepPx, width: `${100 / across}%` }}
                >
                  <span className={clsx("block h-full w-[84%] rounded-[2px]", SHEET[toneAt(sheet.value, ticks)])} />
                </span>
              ))}
            </div>
          ))}
        </div>
      </div>
      <RulerAxis ticks={ticks} />
    </figure>
  );
}
