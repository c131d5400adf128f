interface ProgressBarProps {
  percent: number;
  label: string;
  /** What a screen reader says instead of the bare number. */
  valueText?: string;
}

export function ProgressBar({ percent, label, valueText }: ProgressBarProps) {
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <progress className="bar" aria-label={label} aria-valuetext={valueText ?? `${shown}%`} max={100} value={shown} />
  );
}
