import { clsx } from "clsx";

interface Segment {
  key: string;
  /** What it brings, and what it could bring; in points of a hundred. */
  points: number;
  of: number;
  level: "strong" | "partial" | "missing";
}

const FILLS = { strong: "bg-high-fill", partial: "bg-mid-fill", missing: "bg-low-fill" } as const;

interface SumBarProps {
  segments: readonly Segment[];
  /** All that the bar shows, in words. */
  label: string;
  className?: string;
}

/** A score as the sum of its parts: each as wide as its weight, filled as far as it is earned. */
export function SumBar({ segments, label, className }: SumBarProps) {
  return (
    <figure aria-label={label} className={clsx("flex h-2 w-full gap-0.5", className)}>
      {segments.map(({ key, points, of, level }) => (
        <span
          key={key}
          className="min-w-px overflow-hidden rounded-xs bg-line forced-colors:border"
          style={{ flex: `${of} 1 0` }}
        >
          <span
            className={clsx("block h-full", FILLS[level])}
            style={{ width: `${of === 0 ? 0 : (points / of) * 100}%` }}
          />
        </span>
      ))}
    </figure>
  );
}
