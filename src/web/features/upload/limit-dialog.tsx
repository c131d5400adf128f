import { formatDate, plural } from "#lib/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/overlay/dialog.tsx";
import type { Allowance } from "./allowance.ts";

interface LimitDialogProps {
  allowance: Allowance;
  cvCount: number;
  onScreenFirst: (count: number) => void;
  onUpgrade: () => void;
  onClose: () => void;
}

/** More CVs are chosen than the plan allows this month: nothing is sent before the person has said what. */
export function LimitDialog({ allowance, cvCount, onScreenFirst, onUpgrade, onClose }: LimitDialogProps) {
  const left = allowance.remaining ?? 0;
  const chosen = plural(cvCount, "CV");
  const reset = `Your ${allowance.limit} free screenings start again on ${formatDate(allowance.resetsAt)}.`;
  return (
    <Dialog
      title={`You have ${plural(left, "screening")} left this month`}
      description={`You have chosen ${chosen}. ${reset} With Pro there is no limit.`}
      onDismiss={onClose}
    >
      <p className="text-14 text-ink-2">
        {left > 0
          ? "The CVs that are not screened now stay chosen. Those already measured for this vacancy cost nothing."
          : "Your files stay chosen."}
      </p>
      <div className="flex flex-wrap gap-3">
        {left > 0 && (
          <Button variant="primary" onClick={() => onScreenFirst(left)}>
            {left === 1 ? "Screen the first CV" : `Screen the first ${left} CVs`}
          </Button>
        )}
        <Button variant={left > 0 ? "secondary" : "primary"} onClick={onUpgrade}>
          Upgrade to Pro
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
