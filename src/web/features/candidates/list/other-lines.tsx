/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of the browser's own tables cannot be placed one by one. */
import { ChevronRight } from "lucide-react";
import { clsx } from "clsx";
import { Link } from "react-router";
import { formatCount, plural } from "#lib/format.ts";
import { NO_OPENING } from "#shared/candidates/candidate-filter.ts";
import { Button } from "#ui/button.tsx";
import type { ListItem } from "./list-items.ts";

interface OtherLineProps {
  item: Exclude<ListItem, { kind: "row" }>;
  /** In the table it is a row with one cell. */
  place: number | undefined;
  onToggleGroup: (segment: string) => void;
  onRetry: (segment: string) => void;
}

/** Whatever stands between the rows. */
export function OtherLine({ place, ...props }: OtherLineProps) {
  if (props.item.kind === "waiting") return <WaitingLine />;
  if (place === undefined) return <Line {...props} />;
  return (
    <div role="row" aria-rowindex={place} className="h-full">
      <div role="gridcell" className="h-full">
        <Line {...props} />
      </div>
    </div>
  );
}

function Line({ item, onToggleGroup, onRetry }: Omit<OtherLineProps, "place">) {
  if (item.kind === "group") return <GroupLine item={item} onToggle={() => onToggleGroup(item.segment)} />;
  if (item.kind === "failed")
    return (
      <p role="alert" className="flex h-full items-center gap-3 px-3 text-14 text-danger">
        These candidates could not be loaded.
        <Button size="small" onClick={() => onRetry(item.segment)}>
          Try Again
        </Button>
      </p>
    );
  if (item.kind === "waiting") return null;
  return (
    <p className="flex h-full items-center px-3 text-14 text-ink-2">
      These are the best {formatCount(item.shown)} of {plural(item.count, "hit")}. Sort by date, score or name to see
      all of them.
    </p>
  );
}

function GroupLine({ item, onToggle }: { item: Extract<ListItem, { kind: "group" }>; onToggle: () => void }) {
  return (
    <div className="flex h-full items-center gap-3 border-b border-line bg-sunken pr-3 text-14">
      <button
        type="button"
        aria-expanded={item.isOpen}
        onClick={onToggle}
        className="flex h-full min-w-0 flex-1 items-center gap-2 px-3 text-left font-semibold -outline-offset-2"
      >
        <ChevronRight
          size={16}
          aria-hidden
          className={clsx("shrink-0 transition-transform duration-100", item.isOpen && "rotate-90")}
        />
        <span className="truncate">{item.title}</span>
        <span className="font-normal whitespace-nowrap text-ink-2">{plural(item.count, "candidate")}</span>
      </button>
      {item.segment !== NO_OPENING && (
        <Link
          to={`/vacancies/${item.segment}`}
          aria-label={`Open vacancy ${item.title}`}
          className="rounded-sm py-1 font-medium whitespace-nowrap text-primary underline underline-offset-4"
        >
          Open vacancy
        </Link>
      )}
    </div>
  );
}

export function WaitingLine() {
  return (
    <div aria-hidden className="flex h-full items-center gap-6 border-b border-line bg-surface px-3">
      <span className="h-3 w-40 rounded-sm bg-line" />
      <span className="h-1.5 w-24 rounded-sm bg-line" />
      <span className="h-3 w-28 rounded-sm bg-line max-lg:hidden" />
    </div>
  );
}
