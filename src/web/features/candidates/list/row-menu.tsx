import { Gavel, Mail, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { CandidateRow } from "#shared/candidates/candidate-row.ts";
import { Decision, DECISION_VERBS } from "#shared/candidates/decision.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu } from "#ui/overlay/menu.tsx";
import { reportPath, type RowActions } from "./row-actions.ts";

export function RowMenu({ row, actions }: { row: CandidateRow; actions: RowActions }) {
  return (
    <div className="flex items-center justify-end gap-1 text-14">
      <Link
        to={reportPath(row, actions)}
        className="inline-flex min-h-9 items-center rounded-sm px-1 font-medium whitespace-nowrap text-primary underline-offset-4 hover:underline"
      >
        {row.status === "locked" ? "Unlock" : "View Report"}
        <span className="sr-only"> of {row.name}</span>
      </Link>
      <Menu
        label={`Decide on ${row.name}`}
        icon={<Gavel size={16} aria-hidden />}
        items={[
          ...Decision.options.map((decision) => ({
            label: DECISION_VERBS[decision],
            isDisabled: row.decision === decision,
            onChoose: () => actions.onDecide(row, decision),
          })),
          { label: "Take back", isDisabled: row.decision === null, onChoose: () => actions.onDecide(row, null) },
        ]}
      />
      {actions.isPro && (
        <IconButton label={`Email ${row.name}`} onClick={() => actions.onEmail([row.id])}>
          <Mail size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Delete ${row.name}`} className="hover:text-danger" onClick={() => actions.onDelete(row)}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
