import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { UpgradeButton } from "./upgrade-button.tsx";

/** Stands where only Pro shows something. */
export function UnlockPrompt({ children }: { children: ReactNode }) {
  return (
    <div className="grid max-w-100 gap-2 rounded-lg border border-line-strong bg-surface p-5 text-14">
      <h3 className="flex items-center gap-2 text-16 font-semibold">
        <Lock size={16} aria-hidden className="shrink-0" />
        Unlock Full Candidate Insights
      </h3>
      <p className="mb-1 text-ink-2">{children}</p>
      <UpgradeButton />
    </div>
  );
}
