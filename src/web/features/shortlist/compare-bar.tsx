import { X } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useCommands } from "#lib/commands.ts";
import { comparePath, MAX_COMPARED, MIN_COMPARED } from "#lib/compare-address.ts";
import type { Candidate } from "#shared/candidates/candidate.ts";
import type { CandidateId } from "#shared/ids.ts";

interface CompareBarProps {
  shortlist: readonly Candidate[];
  picked: readonly CandidateId[];
  onClear: () => void;
}

const BUTTON =
  "inline-flex min-h-9 items-center rounded-sm px-2 underline-offset-4 hover:underline focus-visible:outline-bg";

/** In reach wherever the shortlist has been scrolled to. */
export function CompareBar({ shortlist, picked, onClear }: CompareBarProps) {
  const navigate = useNavigate();
  const first = shortlist.slice(0, MAX_COMPARED).map(({ id }) => id);
  const isReady = picked.length >= MIN_COMPARED;
  useCommands([
    ...(isReady ? [{ label: "Compare Chosen", run: () => void navigate(comparePath(picked)) }] : []),
    ...(first.length >= MIN_COMPARED
      ? [{ label: `Compare the First ${first.length}`, run: () => void navigate(comparePath(first)) }]
      : []),
  ]);
  if (picked.length === 0) return null;
  return (
    <section
      aria-label="Chosen for comparison"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex w-fit items-center gap-x-3 rounded-lg bg-ink px-4 py-1.5 text-14 text-bg print:hidden"
    >
      <output className="font-semibold whitespace-nowrap">{picked.length} chosen</output>
      {isReady ? (
        <Link to={comparePath(picked)} className={BUTTON}>
          Compare {picked.length} side by side
        </Link>
      ) : (
        <span>Choose one more to compare</span>
      )}
      <button type="button" aria-label="Clear choice" className={BUTTON} onClick={onClear}>
        <X size={16} aria-hidden />
      </button>
    </section>
  );
}
