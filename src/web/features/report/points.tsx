export function Points({ points, none }: { points: readonly string[]; none: string }) {
  if (points.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid list-disc gap-1 pl-4 marker:text-ink-3">
      {points.map((point) => (
        <li key={point} dir="auto" className="wrap-anywhere">
          {point}
        </li>
      ))}
    </ul>
  );
}
