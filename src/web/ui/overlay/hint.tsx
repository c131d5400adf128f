import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { Tooltip } from "./tooltip.tsx";

/** A word of explanation behind a small button. */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Tooltip
      label={label}
      tip={children}
      className="inline-flex size-6 items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink print:hidden"
    >
      <Info size={14} aria-hidden />
    </Tooltip>
  );
}
