import { formatCount } from "#lib/format.ts";

interface CountBarsProps {
  title: string;
  counts: readonly { key: string; label: string; count: number }[];
}

const COLUMNS = "7.5rem minmax(0, 1fr) 3rem";

/** Counts as lengths on one scale, each with its number. */
export function CountBars({ title, counts }: CountBarsProps) {
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
