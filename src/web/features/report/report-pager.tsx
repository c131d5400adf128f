import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { isTyped, usePageKey } from "#lib/browser/use-page-key.ts";
import type { CandidateId } from "#shared/ids.ts";
import { Button } from "#ui/button.tsx";

interface ReportPagerProps {
  previousId: CandidateId | undefined;
  nextId: CandidateId | undefined;
  /** Counted from 1. */
  position: number;
  total: number;
  /** Of the list that is walked through, with its question mark. */
  search: string;
}

/** From report to report in the order of a list: by button, or with k and j. */
export function ReportPager({ previousId, nextId, position, total, search }: ReportPagerProps) {
  const navigate = useNavigate();
  const addressOf = (id: CandidateId) => `/shortlist/${id}${search}`;
  usePageKey((event) => {
    const id = event.key === "j" ? nextId : event.key === "k" ? previousId : undefined;
    if (id && !isTyped(event)) void navigate(addressOf(id));
  });
  return (
    <nav aria-label="Candidates of this list" className="mb-6 flex items-center gap-2 text-14 print:hidden">
      <Step to={previousId && addressOf(previousId)} hotkey="k">
        <ChevronLeft size={16} aria-hidden />
        Previous
      </Step>
      <span className="tabular-nums">
        {position} of {total}
      </span>
      <Step to={nextId && addressOf(nextId)} hotkey="j">
        Next
        <ChevronRight size={16} aria-hidden />
      </Step>
    </nav>
  );
}

function Step({ to, hotkey, children }: { to: string | undefined; hotkey: string; children: React.ReactNode }) {
  if (!to)
    return (
      <Button size="small" disabled>
        {children}
      </Button>
    );
  return (
    <Button asChild size="small">
      <Link to={to} aria-keyshortcuts={hotkey}>
        {children}
      </Link>
    </Button>
  );
}
