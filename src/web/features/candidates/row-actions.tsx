import { Mail, Trash2 } from "lucide-react";
import { Link } from "react-router";
import type { CandidateRow } from "#shared/candidate-row.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { reportPath, type RowDeeds } from "./row-deeds.ts";

export function RowActions({ row, deeds }: { row: CandidateRow; deeds: RowDeeds }) {
  return (
    <div className="flex items-center justify-end gap-1 text-14">
      <Link
        to={reportPath(row, deeds)}
        className="inline-flex min-h-9 items-center rounded-sm px-1 font-medium whitespace-nowrap text-primary underline-offset-4 hover:underline"
      >
        {row.status === "locked" ? "Unlock" : "View Report"}
        <span className="sr-only"> of {row.name}</span>
      </Link>
      {deeds.isPro && (
        <IconButton label={`Email ${row.name}`} onClick={() => deeds.onEmail([row.id])}>
          <Mail size={16} aria-hidden />
        </IconButton>
      )}
      <IconButton label={`Delete ${row.name}`} className="hover:text-danger" onClick={() => deeds.onDelete(row)}>
        <Trash2 size={16} aria-hidden />
      </IconButton>
    </div>
  );
}
