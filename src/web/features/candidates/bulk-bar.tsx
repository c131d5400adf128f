import { X } from "lucide-react";
import { canCompare } from "#lib/compare-address.ts";
import { formatCount } from "#lib/format.ts";
import { Decision, DECISION_VERBS } from "#shared/candidates/decision.ts";
import { countSelected } from "./list/row-selection.ts";
import type { Chosen } from "./list/use-row-selection.ts";

interface BulkBarProps {
  chosen: Chosen;
  matching: number;
  isBusy: boolean;
  onCompare: () => void;
  onDecide: (decision: Decision) => void;
  onExport: () => void;
  onEmail: () => void;
  onDelete: () => void;
}

const BUTTON =
  "min-h-9 rounded-sm px-2 whitespace-nowrap underline-offset-4 hover:underline focus-visible:outline-bg disabled:opacity-50";

/** What can be done with all that are selected, in reach wherever the list has been scrolled to. */
export function BulkBar({ chosen, matching, isBusy, onCompare, onDecide, onExport, onEmail, onDelete }: BulkBarProps) {
  const count = countSelected(chosen.selection, matching);
  if (count === 0) return null;
  const actions = [
    ...(canCompare(count) ? [{ label: "Compare", onClick: onCompare }] : []),
    ...Decision.options.map((decision) => ({
      label: DECISION_VERBS[decision],
      onClick: () => onDecide(decision),
    })),
    { label: "Export selected", onClick: onExport },
    { label: "Bulk email", onClick: onEmail },
    { label: "Delete selected", onClick: onDelete },
  ];
  return (
    <section
      aria-label="Selected candidates"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit flex-wrap items-center justify-center gap-x-3 rounded-lg bg-ink px-4 py-1.5 text-14 text-bg"
    >
      <output className="font-semibold whitespace-nowrap">{formatCount(count)} selected</output>
      {count < matching && (
        <button type="button" className={BUTTON} onClick={chosen.selectAll}>
          Select all {formatCount(matching)} matching
        </button>
      )}
      {actions.map(({ label, onClick }) => (
        <button key={label} type="button" className={BUTTON} disabled={isBusy} onClick={onClick}>
          {label}
        </button>
      ))}
      <button type="button" aria-label="Clear selection" className={BUTTON} onClick={chosen.clear}>
        <X size={16} aria-hidden />
      </button>
    </section>
  );
}
