import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Tone } from "./score/tone.ts";

const TONES: Record<Tone | "plain" | "danger", string> = {
  plain: "border-line-strong text-ink-2",
  high: "border-transparent bg-high-soft text-high",
  mid: "border-transparent bg-mid-soft text-mid",
  low: "border-transparent bg-low-soft text-low",
  danger: "border-transparent bg-danger-soft text-danger",
};

export function Badge({ tone = "plain", children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1 rounded-sm border px-1.5 py-0.5 text-12 font-medium",
        TONES[tone],
      )}
    >
      {children}
    </span>
  );
}
