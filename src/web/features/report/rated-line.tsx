import type { ReactNode } from "react";
import type { Level } from "#shared/screening/evidence.ts";
import { LEVEL_WORDS, describeMissing } from "#shared/screening/shown-sum.ts";
import { LEVEL_TONES } from "#lib/score-tone.ts";
import { Badge } from "#ui/badge.tsx";

interface RatedLineProps {
  name: string;
  note?: string;
  level: Level;
  /** "8.0 of 8.0"; null where an earlier engine judged. */
  points?: string | null;
  /** Where nothing shows it, the children are what comes nearest, and this is what they earn. */
  nearest?: number | null | undefined;
  children: ReactNode;
}

/** One thing asked for, how far the CV shows it, and the words that prove it. */
export function RatedLine({ name, note, level, points = null, nearest, children }: RatedLineProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3 @xl:grid-cols-[minmax(0,2fr)_96px_minmax(0,3fr)]">
      <p className="min-w-0">
        <bdi className="font-medium break-words">{name}</bdi>
        {note && <span className="block text-12 text-ink-2">{note}</span>}
      </p>
      <p>
        <Badge tone={LEVEL_TONES[level]}>{LEVEL_WORDS[level]}</Badge>
        {points !== null && <span className="mt-1 block text-12 text-ink-2 tabular-nums">{points}</span>}
      </p>
      <div className="col-span-2 grid min-w-0 grid-cols-1 content-start gap-2 @xl:col-span-1">
        {level === "missing" && <p className="text-ink-2">{describeMissing(nearest)}</p>}
        {children}
      </div>
    </li>
  );
}
