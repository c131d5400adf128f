import type { ReactNode } from "react";

export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="border-t border-line text-14">
      {facts.map(([term, value]) => (
        <div key={term} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
          <dt className="text-ink-2">{term}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
