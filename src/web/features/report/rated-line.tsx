import type { ReactNode } from "react";
import type { Level } from "#shared/evidence.ts";
import { Badge } from "#ui/badge.tsx";

const LEVELS = {
  strong: { word: "Strong", tone: "high" },
  partial: { word: "Partial", tone: "mid" },
  missing: { word: "Missing", tone: "low" },
} as const;

interface RatedLineProps {
  name: string;
  note?: string;
  level: Level;
  children: ReactNode;
}

/** One thing asked for, how far the CV shows it, and the words that prove it. */
export function RatedLine({ name, note, level, children }: RatedLineProps) {
  const { word, tone } = LEVELS[level];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3 @xl:grid-cols-[minmax(0,2fr)_80px_minmax(0,3fr)]">
      <p className="min-w-0">
        <bdi className="font-medium break-words">{name}</bdi>
        {note && <span className="block text-12 text-ink-2">{note}</span>}
      </p>
      <p>
        <Badge tone={tone}>{word}</Badge>
      </p>
      <div className="col-span-2 grid min-w-0 grid-cols-1 content-start gap-2 @xl:col-span-1">
        {children}
        {level === "missing" && <p className="text-ink-2">Not found in the CV</p>}
      </div>
    </li>
  );
}
