import { clsx } from "clsx";
import type { RulerTick } from "./ruler-scale.ts";
import { TONE_TEXT } from "./tone.ts";

const MARKS = Array.from({ length: 21 }, (_, index) => index * 5);

function nudge(mark: number) {
  if (mark === 0) return "translate-x-0";
  return mark === 100 ? "-translate-x-full" : "-translate-x-1/2";
}

export function RulerAxis({ ticks }: { ticks: readonly RulerTick[] }) {
  return (
    <div aria-hidden className="relative h-8 border-t-2 border-ink">
      {MARKS.map((mark) => {
        const tick = ticks.find((each) => each.at === mark);
        const isNumbered = mark % 10 === 0 || tick;
        const isCrowded = mark === 80 || mark === 90;
        return (
          <span key={mark} className="absolute top-0" style={{ left: `${mark}%` }}>
            <span className={clsx("absolute top-0 h-2 w-px bg-ink", mark === 100 && "-left-px")} />
            {isNumbered && (
              <span
                className={clsx(
                  "absolute top-3 text-11 tabular-nums",
                  nudge(mark),
                  tick ? `font-semibold ${TONE_TEXT[tick.tone]}` : "text-ink-2",
                  isCrowded && "hidden @md:inline",
                )}
              >
                {mark}
              </span>
            )}
          </span>
        );
      })}
    </div>
  );
}
