/* oxlint-disable jsx-a11y/prefer-tag-over-role -- rows of the browser's own tables cannot be placed one by one. */
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatCount } from "#lib/format.ts";
import type { RowOrder } from "#shared/candidates/candidate-filter.ts";
import { TickBox } from "#ui/form/tick-box.tsx";
import { LINE, WITH_TICKS, WITHOUT_TICKS } from "./row-props.ts";
import { countSelected } from "./row-selection.ts";
import type { ListView } from "./use-list-items.ts";
import type { Chosen } from "./use-row-selection.ts";

export interface Column {
  title: string;
  /** What its heading sorts by. */
  order?: RowOrder;
}

interface ListHeadProps {
  columns: readonly Column[];
  order: RowOrder | undefined;
  onSort: (order: RowOrder) => void;
  /** Users with Pro can select all candidates at once. */
  tick: ReactNode;
}

export function ListHead({ columns, order, onSort, tick }: ListHeadProps) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={clsx(
        LINE,
        tick ? WITH_TICKS : WITHOUT_TICKS,
        "sticky top-0 z-20 h-10 rounded-t-lg border-b border-line-strong bg-surface text-12 text-ink-2",
      )}
    >
      {tick && <div role="columnheader">{tick}</div>}
      {columns.map(({ title, order: own }) => (
        <div
          key={own ?? title}
          role="columnheader"
          aria-sort={own !== undefined && own === order ? SORTED[own] : undefined}
          className="last:text-right"
        >
          {own === undefined ? (
            title
          ) : (
            <button type="button" className="min-h-8 hover:text-ink hover:underline" onClick={() => onSort(own)}>
              {title}
              {own === order && <span aria-hidden>{SORTED[own] === "ascending" ? " ↑" : " ↓"}</span>}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}

const SORTED: Record<RowOrder, "ascending" | "descending"> = {
  "created_at.desc": "descending",
  "score.desc": "descending",
  "name.asc": "ascending",
  relevance: "descending",
};

/** With a search the order is relevance, and the head of the list says so. */
export function scoreTitle({ filter, order }: ListView) {
  const isRanked = filter.q !== undefined && (order === undefined || order === "relevance");
  return isRanked ? "Score (by relevance)" : "Score";
}

export function SelectAll({ chosen, count }: { chosen: Chosen; count: number }) {
  const selected = countSelected(chosen.selection, count);
  const isAll = selected > 0 && selected >= count;
  return (
    <TickBox
      label={isAll ? "Clear selection" : `Select all ${formatCount(count)} matching`}
      isTicked={isAll}
      isMixed={selected > 0 && !isAll}
      onTick={() => (isAll ? chosen.clear() : chosen.selectAll())}
    />
  );
}
