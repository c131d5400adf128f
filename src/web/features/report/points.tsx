export function Points({ points, none }: { points: readonly string[]; none: string }) {
  if (points.length === 0) return <p className="text-ink-2">{none}</p>;
  return (
    <ul className="grid grid-cols-1 list-disc gap-1 pl-4 marker:text-ink-3">
      {points.map((point) => (
        <li key={point} dir="auto" className="break-words">
          {point}
        </li>
      ))}
    </ul>
  );
}
