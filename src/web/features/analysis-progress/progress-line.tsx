import { ProgressBar } from "#ui/progress-bar.tsx";

interface ProgressLineProps {
  percent: number;
  caption: string;
  count?: string | undefined;
}

export function ProgressLine({ percent, caption, count }: ProgressLineProps) {
  const shown = Math.round(percent);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-4 text-14">
        <span className="min-w-0 truncate text-ink-2">{caption}</span>
        <span className="shrink-0 font-semibold tabular-nums">
          {count && <span>{count} · </span>}
          <span>{shown}%</span>
        </span>
      </div>
      <ProgressBar
        label="Analysis progress"
        percent={shown}
        valueText={count ? `${shown}%, ${count} files` : `${shown}%`}
      />
      {/* Spoken at every tenth only: a screen reader should not count aloud. */}
      <p aria-live="polite" className="sr-only">
        {Math.floor(shown / 10) * 10} percent analysed
      </p>
    </div>
  );
}
