import { clsx } from "clsx";
import { TONE_FILL, TONE_TEXT, type Tone } from "./tone.ts";

/** Where a score is worth considering, and where an interview. */
const TICKS = [70, 85] as const;

/** A score as a number and as a length on the 0-100 scale, so that a column of them reads as a chart. */
export function ScoreRail({ score, tone, size = "row" }: { score: number; tone: Tone; size?: "row" | "card" }) {
  return (
    <div className="flex items-center gap-3">
      <span
        className={clsx("font-semibold", TONE_TEXT[tone], size === "card" ? "text-28" : "min-w-7 text-16 tabular-nums")}
      >
        <span className="sr-only">Score </span>
        {score}
        <span className="sr-only"> of 100</span>
      </span>
      <span
        aria-hidden
        className={clsx("relative block h-1.5 rounded-sm bg-line", size === "card" ? "w-full min-w-24" : "w-24")}
      >
        <span
          className={clsx("absolute inset-y-0 left-0 rounded-sm", TONE_FILL[tone])}
          style={{ width: `${score}%` }}
        />
        {TICKS.map((tick) => (
          <span key={tick} className="absolute -inset-y-0.5 w-px bg-ink-3" style={{ left: `${tick}%` }} />
        ))}
      </span>
    </div>
  );
}
