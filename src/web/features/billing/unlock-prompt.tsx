import { Lock } from "lucide-react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";

/** Stands where only Pro shows something. */
export function UnlockPrompt({ what }: { what: string }) {
  return (
    <div className="grid max-w-100 gap-2 rounded-lg border border-line-strong bg-surface p-5 text-14">
      <h3 className="flex items-center gap-2 text-16 font-semibold">
        <Lock size={16} aria-hidden className="shrink-0" />
        Unlock Full Candidate Insights
      </h3>
      <p className="text-ink-2">{what}</p>
      <Button asChild look="primary" className="justify-self-start">
        <Link to="/billing">Upgrade to Pro</Link>
      </Button>
    </div>
  );
}
